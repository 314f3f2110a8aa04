/** A design token as declared. */
export type Token = { name: string; value: string };

/** Matches a comment on a line of its own, or a declaration. */
const COMMENT_OR_TOKEN = /^ *(?:\/\*(?<comment>[^*]*)\*\/$|(?<name>--[\w-]+):(?<value>[^;]*);)/gm;

/** Returns the tokens of a sheet's first rule, grouped under the comments above them. */
export function tokenGroups(sheet: string): { title: string; tokens: Token[] }[] {
  const [, rule = ''] = /:root \{(.*?)^\}/ms.exec(sheet) ?? [];
  const groups: { title: string; tokens: Token[] }[] = [];
  for (const { groups: found = {} } of rule.matchAll(COMMENT_OR_TOKEN)) {
    const { comment, name, value } = found;
    if (comment !== undefined) groups.push({ title: comment.trim(), tokens: [] });
    else if (name && value) groups.at(-1)?.tokens.push({ name, value: value.trim() });
  }
  return groups;
}
