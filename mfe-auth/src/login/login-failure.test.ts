import { ApiError } from '@foyer/shared/api/error';
import { afterEach, expect, test, vi } from 'vitest';
import { text } from '../text.ts';
import { loginFailure } from './login-failure.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['AUTH-08 a refusal', new ApiError('http', { status: 200 }), text.refused],
  ['AUTH-09 an error of the provider', new ApiError('http', { status: 401 }), text.exception],
  ['AUTH-09 no answer', new ApiError('network'), text.exception],
  ['AUTH-09 an answer of another shape', new ApiError('shape', { status: 200 }), text.exception],
  ['AUTH-09 anything else', new TypeError('broke'), text.exception],
])('%s has its own words, unless the provider sends some', (_, error, words) => {
  vi.stubGlobal('navigator', { onLine: true });
  expect(loginFailure(error)).toBe(words);
  if (!(error instanceof ApiError)) return;
  const { kind, status } = error;
  const said = new ApiError(kind, { status, serverMessage: 'Closed for the night.' });
  expect(loginFailure(said)).toBe('Closed for the night.');
});

test('APP-42 offline it says what signing in needs, but a refusal stays one', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(loginFailure(new ApiError('network'))).toBe(text.offline);
  expect(loginFailure(new ApiError('http', { status: 200 }))).toBe(text.refused);
});
