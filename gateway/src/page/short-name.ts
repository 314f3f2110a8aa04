/** What launchers show of a name before they cut it. */
const LONGEST = 12;

const fits = (name: string) => [...name].length <= LONGEST;

/** The first of an app's names that fits below an icon, else the first words of the first. */
export function shortName(...names: [string, ...string[]]): string {
  const fitting = names.find(fits);
  if (fitting) return fitting;
  const [first = '', ...others] = names[0].trim().split(/\s+/);
  let short = first;
  for (const word of others) {
    if (!fits(`${short} ${word}`)) break;
    short += ` ${word}`;
  }
  return [...short].slice(0, LONGEST).join('');
}
