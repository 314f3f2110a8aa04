import styles from './failure-details.module.css';

/** The causes of an error, outermost first, each with its stack. */
function stacksOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  return [error.stack ?? String(error), ...(error.cause ? stacksOf(error.cause) : [])];
}

/** What went wrong, for who develops the screen; no byte of it is in a build. */
export function FailureDetails({ error }: { error: unknown }) {
  return <pre className={styles.details}>{stacksOf(error).join('\n\n')}</pre>;
}
