const SHOWN_CHARACTERS = 60;

/** Returns a schema's error option: the message quotes the invalid value and the rule. */
export function invalidValueMessage(rule: string): {
  error: (issue: { input?: unknown }) => string;
} {
  const error = ({ input }: { input?: unknown }) => {
    if (input === undefined) return 'is missing';
    const text = JSON.stringify(input);
    return `is ${text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text}, ${rule}`;
  };
  return { error };
}
