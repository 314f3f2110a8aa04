import { ApiError } from '@foyer/shared/api/error.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { text } from '../text.ts';
import { loginFailure } from './login-failure.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['AUTH-08 a refusal', new ApiError('http', { status: 200 }), text.refused],
  ['AUTH-09 a provider error', new ApiError('http', { status: 401 }), text.exception],
  ['AUTH-09 no response', new ApiError('network'), text.exception],
  ['AUTH-09 a response of another shape', new ApiError('shape', { status: 200 }), text.exception],
  ['AUTH-09 anything else', new TypeError('broke'), text.exception],
])('%s shows its default text, unless the provider sends a message', (_, error, message) => {
  vi.stubGlobal('navigator', { onLine: true });
  expect(loginFailure(error)).toBe(message);
  if (!(error instanceof ApiError)) return;
  const { kind, status } = error;
  const withMessage = new ApiError(kind, { status, serverMessage: 'Closed for the night.' });
  expect(loginFailure(withMessage)).toBe('Closed for the night.');
});

test('APP-42 offline, says that signing in needs the network, except for a refusal', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(loginFailure(new ApiError('network'))).toBe(text.offline);
  expect(loginFailure(new ApiError('http', { status: 200 }))).toBe(text.refused);
});
