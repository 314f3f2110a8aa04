/** Asks a gateway for the pages of its hotels, as browsers with brotli do. */
import { request } from 'node:http';
import { SIGNED_IN_COOKIE } from '@foyer/shared/contracts/page';
import { slugAt } from './document.ts';

const AT_ONCE = 4;

/** The two pages of every hotel: before signing in, and after. */
export const PAGES = {
  login: { path: (slug: string) => `/${slug}/login`, cookie: '' },
  'hotel home': {
    path: (slug: string) => `/${slug}/dashboard/hotel`,
    cookie: `${SIGNED_IN_COOKIE}=1`,
  },
};

/** Bytes of an answer as they are sent; throws where it is no page. */
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

/** Asks for the login of each hotel once. */
export async function askAll(url: string, hotels: number): Promise<void> {
  const { path, cookie } = PAGES.login;
  const waiting = Array.from({ length: hotels }, (_, place) => path(slugAt(place)));
  const ask = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) await bytesSent(url + one, cookie);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
}
