import './start/zod-config.ts';
import './start/pseudo-locale.ts';
import { nextTask } from './lib/next-task.ts';
import { shellHasStarted } from './start/start-guard.ts';
import './start/singletons.ts';
import '@foyer/shared/ui/styles/tokens.css';
import '@foyer/shared/ui/styles/base.css';

// The loaded code runs in several tasks: a single task would block a slow phone.
await nextTask();
await import(/* webpackMode: "eager" */ '@foyer/shared/contracts/composition.ts');
await nextTask();
await import(/* webpackMode: "eager" */ '@foyer/shared/runtime/page.ts');
await nextTask();
await import(/* webpackMode: "eager" */ '@foyer/shared/runtime');
await nextTask();
const { start } = await import(/* webpackMode: "eager" */ './start/start.tsx');
await nextTask();
await start();
shellHasStarted();
