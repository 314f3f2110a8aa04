/** Number of characters that launchers show of a name. */
const MAX_LENGTH = 12;

const fits = (name: string) => [...name].length <= MAX_LENGTH;

/**
 * Returns the first name that fits below an icon. Without one, returns the first words of the first
 * name.
 */
export function shortName(...names: [string, ...string[]]): string {
  const fitting = names.find(fits);
  if (fitting) return fitting;
  const [first = '', ...others] = names[0].trim().split(/\s+/);
  let short = first;
  for (const word of others) {
    if (!fits(`${short} ${word}`)) break;
    short += ` ${word}`;
  }
  return [...short].slice(0, MAX_LENGTH).join('');
}
