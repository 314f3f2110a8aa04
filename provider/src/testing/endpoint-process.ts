/** Runs the endpoint as a process. It sends its URL, then its memory use on each message. */
import { testEndpoint } from './test-endpoint.ts';

const { url } = await testEndpoint();
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage().rss);
});
// Exits when the test process ends.
process.on('disconnect', () => process.exit());
process.send?.(url);
