import { SHELL } from '../../shared/src/contracts/fleet.ts';
import type { Told } from '../page/told.ts';
import { type Composed, reasonsOf, versionIn } from './compose.ts';
import { isSource, type Note, notesOf } from './notes.ts';
import type { partsHere } from './parts-here.ts';

/** How often it is looked whether a release or a fleet has changed, in ms. */
const LOOK_MS = 2000;

type Place = {
  composed(slug: string): Promise<Composed>;
  parts: ReturnType<typeof partsHere>;
  named: string | undefined;
};

const enabledHere = (part: string, slug: string): Note => ({
  part,
  words: `${part} is enabled at ${slug} here alone`,
  isStale: false,
});

/** What a page of a hotel is told now. */
async function toldNow(slug: string, { composed, parts, named }: Place): Promise<Told> {
  const states = parts.states();
  const now = await composed(slug).catch(reasonsOf);
  if (!('resolution' in now)) {
    const notes = now.map((words): Note => ({ part: SHELL, words, isStale: true }));
    return { notes, sources: {} };
  }
  const { resolution, leftOut, isEnabledHere } = now;
  const versionOf = (name: string) => versionIn(resolution, name);
  const sources = states.flatMap(({ name, origin }) => {
    const version = versionOf(name);
    return origin !== undefined && version && isSource(version) ? [[name, version]] : [];
  });
  return {
    notes: [
      ...notesOf(states, versionOf, { part: named, leftOut }),
      ...(named && isEnabledHere ? [enabledHere(named, slug)] : []),
    ],
    sources: Object.fromEntries(sources),
  };
}

/** The same again and again, whenever it is another: an event stream. */
export function toldOn(slug: string, place: Place): Response {
  let last = '';
  let stop: () => void = () => undefined;
  const body = new ReadableStream<string>({
    start(controller) {
      const tell = async () => {
        const now = JSON.stringify(await toldNow(slug, place));
        if (now === last) return;
        last = now;
        controller.enqueue(`data: ${now}\n\n`);
      };
      // A page that has gone takes nothing more.
      const tellOrEnd = () => void tell().catch(() => stop());
      const unsubscribe = place.parts.subscribe(tellOrEnd);
      const timer = setInterval(tellOrEnd, LOOK_MS);
      stop = () => {
        clearInterval(timer);
        unsubscribe();
      };
      tellOrEnd();
    },
    cancel: () => stop(),
  });
  return new Response(body.pipeThrough(new TextEncoderStream()), {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' },
  });
}
