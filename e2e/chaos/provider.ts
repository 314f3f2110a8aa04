/** A provider as a process of its own, which can be killed in the middle of anything. */
import { startProvider } from '@foyer/provider/start';

const [port, dataDir] = process.argv.slice(2);
if (!port || !dataDir) throw new Error('Expected a port and a directory');
await startProvider({ port: Number(port), dataDir, testing: true });
