/** Requests the pages of hotels from a gateway, as browsers with brotli do. */
import { request } from 'node:http';
import { SIGNED_IN_COOKIE } from '@foyer/shared/contracts/page.ts';
import { slugAt } from './fleet-document.ts';

const CONCURRENT_REQUESTS = 4;

/** The two pages measured per hotel: before and after sign-in. */
export const PAGES = {
  login: { path: (slug: string) => `/${slug}/login`, cookie: '' },
  'hotel home': {
    path: (slug: string) => `/${slug}/dashboard/hotel`,
    cookie: `${SIGNED_IN_COOKIE}=1`,
  },
};

/** Returns the transferred bytes of a page; throws if the response is not a page. */
export function bytesSent(url: string, cookie: string): Promise<number> {
  return new Promise((done, failed) => {
    const headers = { 'Accept-Encoding': 'br', Cookie: cookie };
    request(url, { headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.byteLength;
      });
      answer.on('end', () => {
        const isPage = answer.statusCode === 200 && answer.headers['content-encoding'] === 'br';
        if (isPage) done(bytes);
        else failed(new Error(`${url} was answered with ${answer.statusCode}.`));
      });
    })
      .on('error', failed)
      .end();
  });
}

/** Requests the login page of each hotel once. */
export async function requestAllLogins(url: string, hotels: number): Promise<void> {
  const { path, cookie } = PAGES.login;
  const waiting = Array.from({ length: hotels }, (_, index) => path(slugAt(index)));
  const work = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) await bytesSent(url + one, cookie);
  };
  await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, work));
}
