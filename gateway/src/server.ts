import { readEnvironment } from './env.ts';
import { startGateway } from './start.ts';
import { StartError } from './start-error.ts';

try {
  const gateway = await startGateway(readEnvironment(process.env));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await gateway.stop();
      process.exit(0);
    });
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
