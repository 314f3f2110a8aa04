import { OUTCOME_WORDS, type Outcome, REPORT_EVENT } from '@foyer/shared/contracts/outcome';

/** What has gone wrong in this page, in words. */
export type Failure = { atMs: number; words: string };

/** Keeps what fails from now on: what the shell says of screens, files, errors and refusals. */
export function watchFailures(changed: () => void): readonly Failure[] {
  const failures: Failure[] = [];
  const note = (words: string) => {
    failures.push({ atMs: performance.now(), words });
    changed();
  };
  addEventListener(REPORT_EVENT, (event) => {
    const { remote, version, screen, kind } = (event as CustomEvent<Outcome>).detail;
    if (kind !== 'loaded')
      note(`${remote} ${version}: the screen ${screen} ${OUTCOME_WORDS[kind]}`);
  });
  // Of a file it is heard on the way down only.
  addEventListener('error', (event) => note(wordsOf(event)), { capture: true });
  addEventListener('unhandledrejection', ({ reason }) => note(`Nobody took: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    note(`The policy refused ${effectiveDirective} ${blockedURI}`),
  );
  return failures;
}

function wordsOf({ target, message }: ErrorEvent): string {
  if (!(target instanceof Element)) return message;
  const address = target.getAttribute('src') ?? target.getAttribute('href');
  return `${target.localName} did not load: ${address}`;
}
