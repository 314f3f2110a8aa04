const SHOWN_LETTERS = 60;

/** The error of a schema in words: what a value is, and the rule that it breaks. */
export function said(rule: string): { error: (issue: { input?: unknown }) => string } {
  const error = ({ input }: { input?: unknown }) => {
    if (input === undefined) return 'is missing';
    const text = JSON.stringify(input);
    return `is ${text.length > SHOWN_LETTERS ? `${text.slice(0, SHOWN_LETTERS)}…` : text}, ${rule}`;
  };
  return { error };
}
