/** Serves the real provider, gateway and releases to the end-to-end tests, with new data. */
import { rm } from 'node:fs/promises';
import { startGateway } from '@foyer/gateway/start';
import { startProvider } from '@foyer/provider/start';
import { build } from '@foyer/scripts/build';
import { DATA, GATEWAY_PORT, GATEWAY_URL, PROVIDER_PORT, PROVIDER_URL } from './addresses.ts';
import { publishEverything } from './releases.ts';

await rm(DATA, { recursive: true, force: true });
const [provider] = await Promise.all([
  startProvider({
    port: PROVIDER_PORT,
    dataDir: DATA,
    publicOrigins: [GATEWAY_URL],
    testing: true,
  }),
  build().then(publishEverything),
]);
const gateway = await startGateway({
  port: GATEWAY_PORT,
  dataDir: DATA,
  providerUrl: PROVIDER_URL,
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await gateway.stop();
    await provider.stop();
    await rm(DATA, { recursive: true, force: true });
    process.exit(0);
  });
}
