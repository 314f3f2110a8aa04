import { afterEach, expect, test, vi } from 'vitest';
import * as runtime from '../../testing/runtime.ts';
import { wrote } from './typing.ts';

vi.mock('@foyer/shared/runtime', () => import('../../testing/runtime.ts'));

const { api, queryClient, realtime } = runtime;
afterEach(() => {
  vi.useRealTimers();
  realtime.change('connected');
});

test('MSG-22 a hotel that wants to know is told every three seconds that the guest writes', () => {
  vi.useFakeTimers({ now: 0, toFake: ['performance', 'setTimeout'] });
  api.post.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  const told = () => api.post.mock.calls.map(([path, payload]) => [path, payload]);
  queryClient.setQueryData(['hotel'], { features: ['seen'] });
  wrote();
  realtime.change('offline');
  queryClient.setQueryData(['hotel'], { features: ['typing'] });
  wrote();
  expect(told()).toEqual([]);
  realtime.change('connected');
  wrote();
  expect(told()).toEqual([['/quick-chat/typing', {}]]);
  vi.advanceTimersByTime(2999);
  wrote();
  expect(told()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  wrote();
  expect(told()).toHaveLength(2);
});
