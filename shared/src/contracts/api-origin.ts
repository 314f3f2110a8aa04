import * as z from '@foyer/shared/schema';
import { invalidValueMessage } from './invalid-value-message.ts';
import { isLoopback } from './loopback.ts';

/** Excludes hosts with characters that have a meaning in a content security policy. */
const ORIGIN = /^(?:https?|wss?):\/\/[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d{1,5})?$/;
const MAX_LENGTH = 100;

const originError = invalidValueMessage('which is not an origin like "https://api.example.com"');

/** Avoids `URL.canParse`, which some browsers of the service worker lack. */
function isOrigin(value: string): boolean {
  try {
    return new URL(value).origin === value;
  } catch {
    return false;
  }
}

/**
 * The origin of an API other than the provider's, as a browser serialises it: `https` or `wss`, host
 * and port, no wildcard and no path. For the browser's own machine also `http` and `ws`.
 */
export const ApiOrigin = z.string(originError).check(
  z.maxLength(MAX_LENGTH, { ...originError, abort: true }),
  z.regex(ORIGIN, { ...originError, abort: true }),
  z.refine(
    (value) => isOrigin(value) && (/^(?:https|wss):/.test(value) || isLoopback(value)),
    originError,
  ),
);
