import { staticPage } from '@foyer/prerender/page';
import { nameOf, PREVIEW_SESSION_PATH, type Preview } from './preview.ts';

/** Path of the page that clears what a preview stored. */
export const LEFT_PATH = `${PREVIEW_SESSION_PATH}/left`;

/** Pages without scripts that a browser with a link gets instead of a hotel's page. */

export const otherHotelPage = (hotel: string) =>
  staticPage(404, {
    title: 'This is not in the preview',
    paragraphs: [`The link shows the hotel ${hotel}, and no other address.`],
    link: [`/${hotel}`, `Go to ${hotel}`],
  });

export const invalidPreviewPage = (preview: Preview, problems: readonly string[]) =>
  staticPage(409, {
    title: `${preview.hotel} cannot be shown with ${nameOf(preview)}`,
    paragraphs: problems.map((problem) => `${problem}.`),
    link: [`${PREVIEW_SESSION_PATH}/leave`, 'Leave the preview'],
  });

/**
 * Replaces the app before its storage is cleared: a running app would follow its lost session to the
 * login, and cancel leaving.
 */
export async function leavingPage(): Promise<Response> {
  const page = await staticPage(200, {
    title: 'Leaving the preview',
    paragraphs: ['This takes a moment.'],
    link: [LEFT_PATH, 'Continue'],
  });
  page.headers.set('Refresh', `0;url=${LEFT_PATH}`);
  return page;
}

export const previewLeftPage = (home: string | undefined) =>
  staticPage(200, {
    title: 'You have left the preview',
    paragraphs: [
      'What it kept in this browser is gone. The link opens it again until its time is over.',
    ],
    ...(home && { link: [home, 'Open the app as guests have it'] }),
  });
