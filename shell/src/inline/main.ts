/**
 * The script that every page contains, because it must run before any file is loaded. The build
 * bundles it into a file of the shell's release, which the page writer inlines
 * (`platform/prerender/src/page/inline-script.ts`).
 */
import { loadAfterPaint } from './after-paint.ts';
import { replayEvents } from './event-replay.ts';

globalThis.foyerPage = replayEvents();
loadAfterPaint();
