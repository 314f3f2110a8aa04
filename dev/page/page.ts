/**
 * Stands in pages of `pnpm dev`: says in the bar what is to be said of their parts, tells which screen
 * is shown, and opens the page anew once that comes from its source instead of a release.
 */
import { NOTES_LIST, NOTES_OPENER, STALE_LINE } from './elements.ts';
import { SHOWN_PATH, type ShownPart, TOLD_PATH, type Told } from './told.ts';

/** How often the address is looked at, in ms: not every browser tells when it changes. */
const LOOK_MS = 250;

const line = document.getElementById(STALE_LINE);
/** What this page has of each part; its composition tells that of the remote that it begins with alone. */
const versions: Record<string, string> = JSON.parse(line?.dataset.versions ?? '{}');
const composition = document.getElementById('foyer-composition')?.textContent ?? '{}';
const { slug } = JSON.parse(composition);
let told: Told = { notes: [], sources: {} };
let part: string | undefined;
let path: string | undefined;

function show(): void {
  const opener = document.getElementById(NOTES_OPENER);
  const list = document.getElementById(NOTES_LIST);
  if (!line || !opener || !list) return;
  const { notes } = told;
  const isShown = (name: string) => name === part || name === 'shell';
  const stale = [...new Set(notes.filter((note) => note.isStale).map((note) => note.part))];
  const here = stale.filter(isShown);
  line.textContent = here.length > 0 ? `Stale: ${here.join(', ')}` : '';
  opener.hidden = notes.length === 0;
  opener.textContent = notes.length === 1 ? '1 note' : `${notes.length} notes`;
  const items = notes.map((note) => {
    const item = document.createElement('li');
    item.textContent = note.words;
    return item;
  });
  list.replaceChildren(...items);
}

function follow(): void {
  const isOther = (name: string | undefined) =>
    name !== undefined && told.sources[name] !== undefined && told.sources[name] !== versions[name];
  if (isOther('shell') || isOther(part)) location.reload();
}

async function look(): Promise<void> {
  if (location.pathname === path) return;
  path = location.pathname;
  const answer = await fetch(`${SHOWN_PATH}?path=${encodeURIComponent(path)}`, { method: 'POST' });
  ({ part } = (await answer.json()) as ShownPart);
  show();
  follow();
}

const events = new EventSource(`${TOLD_PATH}?hotel=${encodeURIComponent(slug)}`);
events.addEventListener('message', ({ data }) => {
  told = JSON.parse(data);
  show();
  follow();
});
setInterval(() => void look().catch(() => undefined), LOOK_MS);
