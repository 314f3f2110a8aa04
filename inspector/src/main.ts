import { INSPECT_BUTTON, type Inspected, PARTS_ELEMENT } from '@foyer/shared/contracts/inspected';
import { watchFailures } from './failures.ts';
import { keepAllLoads } from './loads.ts';
import { createPanel, type Panel } from './panel.ts';
import { settling } from './settling.ts';

/** How long the page is at rest before the panel is drawn anew, in milliseconds. */
const REST_MS = 250;

let panel: Panel | undefined;
const changed = settling(() => panel?.redraw(), REST_MS);
const failures = watchFailures(changed);
keepAllLoads();
new PerformanceObserver(changed).observe({ type: 'resource' });

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const button = byId(INSPECT_BUTTON);

function toggle(): void {
  if (!panel) {
    const inspected: Inspected = JSON.parse(byId(PARTS_ELEMENT).textContent ?? '');
    panel = createPanel(inspected, failures, button);
    const drawn = { childList: true, subtree: true };
    new MutationObserver(changed).observe(byId('root'), drawn);
  }
  panel.toggle();
}

button.addEventListener('click', toggle);
addEventListener('keydown', (event) => {
  // By its place: with Alt some keyboards write another letter.
  if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyI') return;
  event.preventDefault();
  toggle();
});
