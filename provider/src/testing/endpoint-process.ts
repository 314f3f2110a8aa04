/** The endpoint as a process of its own, which tells its address first, then its memory when asked. */
import { testEndpoint } from './test-endpoint.ts';

const { url } = await testEndpoint();
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage().rss);
});
process.send?.(url);
