import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@foyer/build/packages';
import { expect, test } from 'vitest';
import { tokenGroups } from './token-groups.ts';

test('groups tokens under the comment above them', () => {
  const sheet = `/* Tokens. */
:root {
  color-scheme: light;

  /* Space: a grid. */
  --space-1: 4px; /* not a title */
  --field-h: max(52px, 2.75rem);
  /* Colours. */
  --line: color-mix(
    in oklab, #fff, #000);
}
:root {
  --later: 1px;
}`;
  expect(tokenGroups(sheet)).toEqual([
    {
      title: 'Space: a grid.',
      tokens: [
        { name: '--space-1', value: '4px' },
        { name: '--field-h', value: 'max(52px, 2.75rem)' },
      ],
    },
    {
      title: 'Colours.',
      tokens: [{ name: '--line', value: 'color-mix(\n    in oklab, #fff, #000)' }],
    },
  ]);
});

test('finds every token of the app', () => {
  const path = 'shared/src/ui/styles/tokens.css';
  const sheet = readFileSync(join(ROOT, path), 'utf8');
  const declared = new Set(sheet.match(/--[\w-]+(?=:)/g));
  const found = tokenGroups(sheet).flatMap(({ tokens }) => tokens.map(({ name }) => name));
  expect(new Set(found)).toEqual(declared);
});
