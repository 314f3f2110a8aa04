import { SHELL } from '@foyer/releases/contracts';
import type { Note, PageStatus } from '../page/page-status.ts';
import { isFromSource, notesOf } from './notes.ts';
import { type DevComposition, problemsOf, versionIn } from './resolve-with-sources.ts';
import type { createSourceClient } from './source-client.ts';

/** Interval of the checks for a changed release or fleet, in ms. */
const POLL_MS = 2000;

type StatusDeps = {
  compositionOf(slug: string): Promise<DevComposition>;
  sources: ReturnType<typeof createSourceClient>;
  namedSource: string | undefined;
};

const enabledOnlyHereNote = (source: string, slug: string): Note => ({
  source,
  message: `${source} is enabled at ${slug} only in development`,
  isStale: false,
});

/** Returns the current status of a hotel's page. */
async function pageStatusOf(
  slug: string,
  { compositionOf, sources, namedSource }: StatusDeps,
): Promise<PageStatus> {
  const states = sources.states();
  const now = await compositionOf(slug).catch(problemsOf);
  if (!('resolution' in now)) {
    const notes = now.map((message): Note => ({ source: SHELL, message, isStale: true }));
    return { notes, sources: {} };
  }
  const { resolution, skipped, isEnabledOnlyHere } = now;
  const versionOf = (name: string) => versionIn(resolution, name);
  const running = states.flatMap(({ name, origin }) => {
    const version = versionOf(name);
    return origin !== undefined && version && isFromSource(version) ? [[name, version]] : [];
  });
  return {
    notes: [
      ...notesOf(states, versionOf, { namedSource, skipped }),
      ...(namedSource && isEnabledOnlyHere ? [enabledOnlyHereNote(namedSource, slug)] : []),
    ],
    sources: Object.fromEntries(running),
  };
}

/** Returns an event stream with the status of a page whenever it changes. */
export function statusStream(slug: string, deps: StatusDeps): Response {
  let last = '';
  let stop: () => void = () => undefined;
  const body = new ReadableStream<string>({
    start(controller) {
      const send = async () => {
        const now = JSON.stringify(await pageStatusOf(slug, deps));
        if (now === last) return;
        last = now;
        controller.enqueue(`data: ${now}\n\n`);
      };
      // Stops when the page has closed the stream.
      const sendOrStop = () => void send().catch(() => stop());
      const unsubscribe = deps.sources.subscribe(sendOrStop);
      const timer = setInterval(sendOrStop, POLL_MS);
      stop = () => {
        clearInterval(timer);
        unsubscribe();
      };
      sendOrStop();
    },
    cancel: () => stop(),
  });
  return new Response(body.pipeThrough(new TextEncoderStream()), {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' },
  });
}
