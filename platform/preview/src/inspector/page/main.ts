import {
  INSPECT_BUTTON,
  INSPECTOR_DATA_ELEMENT,
  type Inspected,
} from '@foyer/shared/contracts/inspector-data.ts';
import { watchFailures } from './failures.ts';
import { createPanel, type Panel } from './panel.tsx';

/** Time without changes before the panel renders again, in milliseconds. */
const REST_MS = 250;

let panel: Panel | undefined;
let rest: ReturnType<typeof setTimeout> | undefined;

function changed(): void {
  clearTimeout(rest);
  rest = setTimeout(() => panel?.render(), REST_MS);
}

const failures = watchFailures(changed);
// Browsers record only 250 requests by default.
performance.setResourceTimingBufferSize(5_000);
new PerformanceObserver(changed).observe({ type: 'resource' });

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const button = byId(INSPECT_BUTTON);

function toggle(): void {
  if (!panel) {
    const inspected: Inspected = JSON.parse(byId(INSPECTOR_DATA_ELEMENT).textContent ?? '');
    panel = createPanel(inspected, failures, button);
    const options = { childList: true, subtree: true };
    new MutationObserver(changed).observe(byId('root'), options);
  }
  panel.toggle();
}

button.addEventListener('click', toggle);
addEventListener('keydown', (event) => {
  // By key position, because Alt changes the letter on some keyboards.
  if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyI') return;
  event.preventDefault();
  toggle();
});
