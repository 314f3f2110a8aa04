/**
 * Runs in pages of `pnpm dev`. It shows notes about the page's sources in the bar, and reloads the page
 * once the current screen comes from its source instead of a release.
 */
import {
  NOTES_LIST,
  NOTES_OPENER,
  type PageStatus,
  STALE_NOTICE,
  STATUS_PATH,
} from './page-status.ts';

/** Interval of the address checks, in ms: not every browser has an event for changes. */
const POLL_MS = 250;

const notice = document.getElementById(STALE_NOTICE);
/** Version of each source in this page. Its composition contains only that of its first remote. */
const versions: Record<string, string> = JSON.parse(notice?.dataset.versions ?? '{}');
let path: string | undefined;
let events: EventSource | undefined;

function show({ stale, notes }: PageStatus): void {
  const opener = document.getElementById(NOTES_OPENER);
  const list = document.getElementById(NOTES_LIST);
  if (!notice || !opener || !list) return;
  notice.textContent = stale.length > 0 ? `Stale: ${stale.join(', ')}` : '';
  opener.hidden = notes.length === 0;
  opener.textContent = notes.length === 1 ? '1 note' : `${notes.length} notes`;
  const items = notes.map((note) => {
    const item = document.createElement('li');
    item.textContent = note;
    return item;
  });
  list.replaceChildren(...items);
}

/** Follows the status of the screen at the current path, whose dev server the gateway starts. */
function followPath(): void {
  if (location.pathname === path) return;
  path = location.pathname;
  events?.close();
  events = new EventSource(`${STATUS_PATH}?path=${encodeURIComponent(path)}`);
  events.addEventListener('message', ({ data }) => {
    const status: PageStatus = JSON.parse(data);
    show(status);
    const current = Object.entries(status.versions);
    if (current.some(([name, version]) => version !== versions[name])) location.reload();
  });
}

setInterval(followPath, POLL_MS);
