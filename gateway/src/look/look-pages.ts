import { staticPage } from '../page/static-pages.ts';
import { LOOK_PATH, type Look, nameOf } from './look.ts';

/** Pages without any script, for who has a link: what stands in the place of a hotel's page. */

export const otherHotel = (secure: boolean, hotel: string) =>
  staticPage(404, secure, {
    title: 'This is not in the preview',
    words: [`The link shows the hotel ${hotel}, and no other address.`],
    link: [`/${hotel}`, `Go to ${hotel}`],
  });

export const troubled = (secure: boolean, look: Look, problems: readonly string[]) =>
  staticPage(409, secure, {
    title: `${look.hotel} cannot be shown with ${nameOf(look)}`,
    words: problems.map((problem) => `${problem}.`),
    link: [`${LOOK_PATH}/leave`, 'Leave the preview'],
  });

export const seen = (secure: boolean, home: string | undefined) =>
  staticPage(200, secure, {
    title: 'You have left the preview',
    words: [
      'What it kept in this browser is gone. The link opens it again until its time is over.',
    ],
    ...(home && { link: [home, 'Open the app as guests have it'] }),
  });
