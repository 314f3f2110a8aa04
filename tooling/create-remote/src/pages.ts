/** The pages that the package for teams contains. */
import { globSync } from 'node:fs';
import { ROOT } from '@foyer/build/packages';

/** All that link each other, by their paths from the root, which are the same in the package. */
export const PAGES = globSync(['docs/**/*.md', '{bench,provider}/README.md', 'CONTRIBUTING.md'], {
  cwd: ROOT,
});

/** A page that a message or a comment names. */
const NAMED_PAGE = /(?<![\w/.-])docs\/[\w./-]+\.md/g;

/** Names pages where a team finds them: in the installed package. Throws if there is none. */
export function withInstalledPages(text: string): string {
  return text.replaceAll(NAMED_PAGE, (page) => {
    if (!PAGES.includes(page)) throw new Error(`The package for teams has no ${page}.`);
    return `node_modules/@foyer/shared/${page}`;
  });
}
