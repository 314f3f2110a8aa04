import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@foyer/build/packages';
import { expect, test } from 'vitest';
import { idsIn, ROW_IDS } from './behaviour.ts';
import { readPage } from './markdown.ts';

/**
 * Counts the requirements of levels 1 and 2 in each section of OWASP ASVS 5.0.0. They come before
 * those of level 3, so `2.3: 4` means 2.3.1 to 2.3.4 (CC BY-SA 4.0, https://github.com/OWASP/ASVS).
 */
const SECTIONS = `
  1.1: 2, 1.2: 9, 1.3: 11, 1.4: 3, 1.5: 2
  2.1: 3, 2.2: 3, 2.3: 4, 2.4: 1
  3.2: 2, 3.3: 4, 3.4: 6, 3.5: 5, 3.7: 2
  4.1: 3, 4.2: 1, 4.3: 2, 4.4: 4
  5.1: 1, 5.2: 3, 5.3: 2, 5.4: 3
  6.1: 3, 6.2: 12, 6.3: 4, 6.4: 4, 6.5: 5, 6.6: 3, 6.8: 4
  7.1: 3, 7.2: 4, 7.3: 2, 7.4: 5, 7.5: 2, 7.6: 2
  8.1: 2, 8.2: 3, 8.3: 1, 8.4: 1
  9.1: 3, 9.2: 4
  10.1: 2, 10.2: 2, 10.3: 4, 10.4: 11, 10.5: 5, 10.6: 2, 10.7: 3
  11.1: 2, 11.2: 3, 11.3: 3, 11.4: 4, 11.5: 1, 11.6: 1
  12.1: 3, 12.2: 2, 12.3: 4
  13.1: 1, 13.2: 5, 13.3: 2, 13.4: 5
  14.1: 2, 14.2: 4, 14.3: 3
  15.1: 3, 15.2: 3, 15.3: 7
  16.1: 1, 16.2: 5, 16.3: 4, 16.4: 3, 16.5: 3
  17.1: 1, 17.2: 4, 17.3: 2`;

const REQUIREMENTS = SECTIONS.trim()
  .split(/,\s*|\n\s*/)
  .flatMap((section) => {
    const [name, count] = section.split(': ');
    return Array.from({ length: Number(count) }, (_, index) => `${name}.${index + 1}`);
  });

const page = readPage('docs/security.md');
const CHAPTER = /^V(\d+) /;
const MARK = /^\*\*(Deviation|Operator)\.\*\* /;

/** Returns the numbers of `1.2.6–1.2.8, 1.3.1`. */
const numbersIn = (text: string): string[] =>
  text.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split('–');
    const [from, to] = [REQUIREMENTS.indexOf(first), REQUIREMENTS.indexOf(last)];
    return from >= 0 && to >= from ? REQUIREMENTS.slice(from, to + 1) : [part];
  });

const rows = page.tableRows
  .filter(({ heading, cells }) => CHAPTER.test(heading) && cells[0] !== 'requirement')
  .map(({ heading, cells: [numbers = '', holds = '', proof = ''], line }) => ({
    chapter: CHAPTER.exec(heading)?.[1] ?? '',
    numbers: numbersIn(numbers),
    mark: MARK.exec(holds)?.[1],
    holds,
    proof,
    line,
  }));

test('security.md has each requirement of levels 1 and 2 once, in order, in its chapter', () => {
  expect(REQUIREMENTS).toHaveLength(253);
  expect(rows.flatMap(({ numbers }) => numbers)).toEqual(REQUIREMENTS);
  for (const { chapter, numbers } of rows)
    expect(numbers.filter((number) => number.split('.')[0] !== chapter)).toEqual([]);
});

test('a proof of security.md is a row of behaviour.md, a test or a page', () => {
  const wrong = rows.flatMap(({ mark, holds, proof, line }) => {
    const files = [...proof.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    const proofs = [...idsIn(proof), ...files, ...(proof.match(/\]\([^)]+\)/g) ?? [])];
    const missing = [
      ...idsIn(proof).filter((id) => !ROW_IDS.includes(id)),
      ...files.filter(
        (path) => !/\.(?:test|spec)\.tsx?$/.test(path) || !existsSync(join(ROOT, path)),
      ),
    ];
    const needsProof = !holds.startsWith('n/a: ') && mark === undefined;
    const isProven = needsProof ? proofs.length > 0 : proofs.length > 0 || proof === '–';
    return [...missing, ...(isProven ? [] : ['no proof'])].map((what) => `${line}: ${what}`);
  });
  expect(wrong).toEqual([]);
});

test('security.md sums up every deviation, and everything that an operator must do', () => {
  const [, deviations = '', operator = ''] =
    /## Deviations\n([\s\S]*?)\nThose marked([\s\S]*?)\n## /.exec(page.source) ?? [];
  const summedUp = (text: string) =>
    [...text.matchAll(/^- \*\*([\d., –]+)\*\*/gm)].flatMap(([, numbers = '']) =>
      numbersIn(numbers),
    );
  const marked = (kind: string) =>
    rows.filter(({ mark }) => mark === kind).flatMap(({ numbers }) => numbers);
  expect(summedUp(deviations).sort()).toEqual(marked('Deviation').sort());
  expect(summedUp(operator).sort()).toEqual(marked('Operator').sort());
});
