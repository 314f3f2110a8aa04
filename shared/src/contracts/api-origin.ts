import * as z from '@foyer/shared/schema';
import { isOwnMachine } from './own-machine.ts';
import { said } from './said.ts';

/** Whatever else a host could be called would mean something of its own in a page's policy. */
const SHAPE = /^(?:https?|wss?):\/\/[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d{1,5})?$/;
const LONGEST = 100;

const noOrigin = said('which is no origin like "https://api.example.com"');

/** Not `URL.canParse`: the service worker has this schema too, in browsers that lack it. */
function isOrigin(value: string): boolean {
  try {
    return new URL(value).origin === value;
  } catch {
    return false;
  }
}

/**
 * The origin of an API that is not the provider's, as a browser writes it: `https` or `wss`, host and
 * port, no wildcard and nothing behind. Of the machine that the page is opened on `http` and `ws` too.
 */
export const ApiOrigin = z.string(noOrigin).check(
  z.maxLength(LONGEST, { ...noOrigin, abort: true }),
  z.regex(SHAPE, { ...noOrigin, abort: true }),
  z.refine(
    (value) => isOrigin(value) && (/^(?:https|wss):/.test(value) || isOwnMachine(value)),
    noOrigin,
  ),
);
