/** Holds the measurements of a page; times are in ms since the navigation started. */
type Observed = {
  /** The time when the screen's heading was painted, by Element Timing. */
  painted: number;
  /** The time when the app had hydrated; 0 for a page that is not prerendered. */
  hydrated: number;
  /** The time when the first field of a form was usable. */
  field: number;
  largestPaint: number;
  /** The name of the element with the largest paint. */
  largestElement: string;
  /** Sum of all unexpected layout shifts. */
  shift: number;
  /** The last press: its time, and the time until the next heading was painted. */
  press: { at: number; took: number } | undefined;
  /** The longest time from a key or tap to the next paint. */
  interaction: number;
};

declare global {
  var observed: Observed;
}

/** Measures a page. Runs in it before all other code, so it must not use anything outside itself. */
export function observe(loadingNoticeElement: string): void {
  const observed: Observed = {
    painted: 0,
    hydrated: 0,
    field: 0,
    largestPaint: 0,
    largestElement: '',
    shift: 0,
    press: undefined,
    interaction: 0,
  };
  globalThis.observed = observed;
  const afterPaint = (then: (now: number) => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => then(performance.now());
      port2.postMessage(undefined);
    });

  let heading = '';
  let hasField = false;
  let wasLoading = false;
  new MutationObserver(() => {
    const isLoading = Boolean(document.getElementById(loadingNoticeElement));
    if (wasLoading && !isLoading) observed.hydrated ||= performance.now();
    wasLoading = isLoading;
    if (!hasField && document.querySelector('main form input')) {
      hasField = true;
      afterPaint((now) => {
        observed.field = now;
      });
    }
    const h1 = document.querySelector('h1');
    h1?.setAttribute('elementtiming', 'heading');
    const text = h1?.textContent ?? '';
    if (!text || text === heading) return;
    heading = text;
    const { press } = observed;
    if (press && !press.took)
      afterPaint((now) => {
        press.took = now - press.at;
      });
  }).observe(document, { childList: true, subtree: true, characterData: true });

  addEventListener(
    'click',
    (event) => {
      observed.press = { at: event.timeStamp, took: 0 };
    },
    true,
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) observed.painted ||= entry.startTime;
  }).observe({ type: 'element', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element: Element | null })[]) {
      observed.largestPaint = entry.startTime;
      observed.largestElement = entry.element?.localName ?? '';
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) observed.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId)
        observed.interaction = Math.max(observed.interaction, entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}
