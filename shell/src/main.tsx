import './start/zod-config.ts';
import './start/pseudo-locale.ts';
import { nextTask } from './lib/next-task.ts';
import { shellHasStarted } from './start/start-guard.ts';
import './start/singletons.ts';
import '@foyer/shared/ui/styles/tokens.css';
import '@foyer/shared/ui/styles/base.css';

// The loaded code runs in one task per part: a single task would block a slow phone. Each part takes the
// one that it builds on, so that none runs earlier.
const runContracts = () =>
  import(/* webpackMode: "eager" */ '@foyer/shared/contracts/composition.ts');
const runPage = (_: Awaited<ReturnType<typeof runContracts>>) =>
  import(/* webpackMode: "eager" */ '@foyer/shared/runtime/page.ts');
const runRuntime = (_: Awaited<ReturnType<typeof runPage>>) =>
  import(/* webpackMode: "eager" */ '@foyer/shared/runtime');
const runApp = (_: Awaited<ReturnType<typeof runRuntime>>) =>
  import(/* webpackMode: "eager" */ './start/start.tsx');

const contracts = await nextTask().then(runContracts);
const page = await nextTask().then(() => runPage(contracts));
const runtime = await nextTask().then(() => runRuntime(page));
const { start } = await nextTask().then(() => runApp(runtime));
await nextTask().then(start);
shellHasStarted();
