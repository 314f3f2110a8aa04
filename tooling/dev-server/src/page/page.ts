/**
 * Runs in pages of `pnpm dev`. It shows notes about the page's sources in the bar, reports the current
 * screen, and reloads the page once that screen comes from its source instead of a release.
 */
import {
  type MatchedSource,
  NOTES_LIST,
  NOTES_OPENER,
  type PageStatus,
  ROUTE_PATH,
  STALE_NOTICE,
  STATUS_PATH,
} from './page-status.ts';

/** Interval of the address checks, in ms: not every browser has an event for changes. */
const POLL_MS = 250;

const notice = document.getElementById(STALE_NOTICE);
/** Version of each source in this page. Its composition contains only that of its first remote. */
const versions: Record<string, string> = JSON.parse(notice?.dataset.versions ?? '{}');
const composition = document.getElementById('foyer-composition')?.textContent ?? '{}';
const { slug } = JSON.parse(composition);
let status: PageStatus = { notes: [], sources: {} };
let source: string | undefined;
let path: string | undefined;

function show(): void {
  const opener = document.getElementById(NOTES_OPENER);
  const list = document.getElementById(NOTES_LIST);
  if (!notice || !opener || !list) return;
  const { notes } = status;
  const isShown = (name: string) => name === source || name === 'shell';
  const stale = [...new Set(notes.filter((note) => note.isStale).map((note) => note.source))];
  const shown = stale.filter(isShown);
  notice.textContent = shown.length > 0 ? `Stale: ${shown.join(', ')}` : '';
  opener.hidden = notes.length === 0;
  opener.textContent = notes.length === 1 ? '1 note' : `${notes.length} notes`;
  const items = notes.map((note) => {
    const item = document.createElement('li');
    item.textContent = note.message;
    return item;
  });
  list.replaceChildren(...items);
}

function reloadIfChanged(): void {
  const isChanged = (name: string | undefined) =>
    name !== undefined &&
    status.sources[name] !== undefined &&
    status.sources[name] !== versions[name];
  if (isChanged('shell') || isChanged(source)) location.reload();
}

async function checkPath(): Promise<void> {
  if (location.pathname === path) return;
  path = location.pathname;
  const response = await fetch(`${ROUTE_PATH}?path=${encodeURIComponent(path)}`, {
    method: 'POST',
  });
  ({ source } = (await response.json()) as MatchedSource);
  show();
  reloadIfChanged();
}

const events = new EventSource(`${STATUS_PATH}?hotel=${encodeURIComponent(slug)}`);
events.addEventListener('message', ({ data }) => {
  status = JSON.parse(data);
  show();
  reloadIfChanged();
});
setInterval(() => void checkPath().catch(() => undefined), POLL_MS);
