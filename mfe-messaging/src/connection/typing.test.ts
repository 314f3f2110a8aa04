import { afterEach, expect, test, vi } from 'vitest';
import * as runtime from '../testing/runtime.ts';
import { reportTyping } from './typing.ts';

vi.mock('@foyer/shared/runtime', () => import('../testing/runtime.ts'));

const { api, queryClient, realtime } = runtime;
afterEach(() => {
  vi.useRealTimers();
  realtime.change('connected');
});

test('MSG-22 MSG-41 reports typing every three seconds to a provider that supports it', () => {
  vi.useFakeTimers({ now: 0, toFake: ['performance', 'setTimeout'] });
  api.post.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  const reports = () => api.post.mock.calls.map(([path, payload]) => [path, payload]);
  queryClient.setQueryData(['hotel'], { features: ['seen'] });
  reportTyping();
  realtime.change('offline');
  queryClient.setQueryData(['hotel'], { features: ['typing'] });
  reportTyping();
  expect(reports()).toEqual([]);
  realtime.change('connected');
  reportTyping();
  expect(reports()).toEqual([['/quick-chat/typing', {}]]);
  vi.advanceTimersByTime(2999);
  reportTyping();
  expect(reports()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  reportTyping();
  expect(reports()).toHaveLength(2);
});
