/** Runs a provider as a separate process, which a session kills at any time. */
import { startProvider } from '@foyer/provider/start';

const [port, dataDir] = process.argv.slice(2);
if (!port || !dataDir) throw new Error('Expected a port and a directory');
await startProvider({ port: Number(port), dataDir, testing: true });
