import { staticPage } from '../page/static-pages.ts';
import { nameOf, PREVIEW_SESSION_PATH, type Preview } from './preview.ts';

/** Pages without scripts that a browser with a link gets instead of a hotel's page. */

export const otherHotelPage = (secure: boolean, hotel: string) =>
  staticPage(404, secure, {
    title: 'This is not in the preview',
    words: [`The link shows the hotel ${hotel}, and no other address.`],
    link: [`/${hotel}`, `Go to ${hotel}`],
  });

export const invalidPreviewPage = (
  secure: boolean,
  preview: Preview,
  problems: readonly string[],
) =>
  staticPage(409, secure, {
    title: `${preview.hotel} cannot be shown with ${nameOf(preview)}`,
    words: problems.map((problem) => `${problem}.`),
    link: [`${PREVIEW_SESSION_PATH}/leave`, 'Leave the preview'],
  });

export const previewLeftPage = (secure: boolean, home: string | undefined) =>
  staticPage(200, secure, {
    title: 'You have left the preview',
    words: [
      'What it kept in this browser is gone. The link opens it again until its time is over.',
    ],
    ...(home && { link: [home, 'Open the app as guests have it'] }),
  });
