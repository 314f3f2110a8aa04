import styles from './failure-details.module.css';

/** Lists the stacks of an error and its causes, outermost first. */
function stacksOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  return [error.stack ?? String(error), ...(error.cause ? stacksOf(error.cause) : [])];
}

/** Shows an error's stacks to developers. Builds do not contain it. */
export function FailureDetails({ error }: { error: unknown }) {
  return <pre className={styles.details}>{stacksOf(error).join('\n\n')}</pre>;
}
