import { OUTCOME_MESSAGES, type Outcome, REPORT_EVENT } from '@foyer/releases/contracts';

/** A failure in this page and its time. */
export type Failure = { atMs: number; message: string };

/** Collects failures from now on: failed screens and files, errors, and policy violations. */
export function watchFailures(changed: () => void): readonly Failure[] {
  const failures: Failure[] = [];
  const note = (message: string) => {
    failures.push({ atMs: performance.now(), message });
    changed();
  };
  addEventListener(REPORT_EVENT, (event) => {
    const { remote, version, screen, kind } = (event as CustomEvent<Outcome>).detail;
    if (kind !== 'loaded')
      note(`${remote} ${version}: the screen ${screen} ${OUTCOME_MESSAGES[kind]}`);
  });
  // Load errors of files do not bubble, so they need a capturing listener.
  addEventListener('error', (event) => note(messageOf(event)), { capture: true });
  addEventListener('unhandledrejection', ({ reason }) => note(`Unhandled rejection: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    note(`The content security policy blocked ${effectiveDirective} ${blockedURI}`),
  );
  return failures;
}

function messageOf({ target, message }: ErrorEvent): string {
  if (!(target instanceof Element)) return message;
  const address = target.getAttribute('src') ?? target.getAttribute('href');
  return `${target.localName} did not load: ${address}`;
}
