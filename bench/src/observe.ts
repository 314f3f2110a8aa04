/** What a page tells of itself; times are in ms since the navigation began. */
type Observed = {
  /** When the screen's heading was on the screen. */
  painted: number;
  /** When the app had taken the page over; 0 for one that is not painted before its code. */
  alive: number;
  /** When a form's first field was there to be typed into. */
  field: number;
  largestPaint: number;
  /** Sum of all unexpected layout shifts. */
  shift: number;
  /** The press under way: when it was, and how long until the next heading was painted. */
  press: { at: number; took: number } | undefined;
  /** The longest from a key or tap to the paint after it. */
  interaction: number;
};

declare global {
  var observed: Observed;
}

/** Runs in the page before anything else does; it must not refer to anything outside itself. */
export function observe(lateElement: string): void {
  const observed: Observed = {
    painted: 0,
    alive: 0,
    field: 0,
    largestPaint: 0,
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
  let isLate = false;
  new MutationObserver(() => {
    const late = Boolean(document.getElementById(lateElement));
    if (isLate && !late) observed.alive ||= performance.now();
    isLate = late;
    if (!hasField && document.querySelector('main form input')) {
      hasField = true;
      afterPaint((now) => {
        observed.field = now;
      });
    }
    const text = document.querySelector('h1')?.textContent ?? '';
    if (!text || text === heading) return;
    heading = text;
    const { press } = observed;
    if (!observed.painted)
      afterPaint((now) => {
        observed.painted ||= now;
      });
    else if (press && !press.took)
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
    for (const entry of list.getEntries()) observed.largestPaint = entry.startTime;
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
