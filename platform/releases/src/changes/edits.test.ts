import { expect, test } from 'vitest';
import { withEdits } from './edits.ts';

const nested = (path: string[], value: unknown): object =>
  path.reduceRight((inner: unknown, key) => ({ [key]: inner }), value) as object;

/** Sets the value at a path of the document; undefined removes it. */
const set = (text: string, path: string[], value: unknown) =>
  withEdits(text, nested(path, null), nested(path, value));

const TEXT = `{
  // ours
  "channels": {
    "mfe-spa": {
      "note": "ask Ann first",
      "stable": {
        "current": "1.0.0", // good since May
        "previous": "0.9.0",
      },
    },
  },
  "hotels": {
    "grand-plaza": {
      "remotes": {
        "mfe-spa": { "release": { "current": "1.1.0" } },
      },
    },
  },
}
`;

test('FLEET-20 changes a value, but no comment, note or comma around it', () => {
  const path = ['channels', 'mfe-spa', 'stable', 'current'];
  expect(set(TEXT, path, '1.1.0')).toBe(TEXT.replace('"1.0.0", // good', '"1.1.0", // good'));
  const hotel = ['hotels', 'sea', 'remotes', 'mfe-spa', 'enabled'];
  const more = set(TEXT, hotel, true);
  expect(more).toContain('"sea": {\n      "remotes": {\n        "mfe-spa": {');
  expect(more).toContain('// ours');
});

test('FLEET-20 removes a value, but not the comments beside it, and leaves no empty entry', () => {
  const previous = ['channels', 'mfe-spa', 'stable', 'previous'];
  const changed = set(TEXT, previous, undefined);
  expect(changed).toContain('"current": "1.0.0", // good since May\n      },');
  expect(changed).not.toContain('previous');
  const release = ['hotels', 'grand-plaza', 'remotes', 'mfe-spa', 'release', 'current'];
  expect(set(TEXT, release, undefined).replaceAll(/\s/g, '')).toContain(
    '"hotels":{"grand-plaza":{},},',
  );
  expect(set(TEXT, ['hotels', 'sea', 'note'], undefined)).toBe(TEXT);
});

test('keeps indentation by tabs', () => {
  const tabs = '{\n\t"channels": {},\n\t"hotels": {}\n}\n';
  const path = ['hotels', '*', 'remotes', 'mfe-spa', 'enabled'];
  expect(set(tabs, path, true)).toContain('\n\t\t"*": {\n\t\t\t"remotes"');
});

test('keeps Windows line breaks, and indents a one-line document by two spaces', () => {
  const path = ['hotels', '*', 'note'];
  const windows = '{\r\n    "channels": {},\r\n    "hotels": {}\r\n}\r\n';
  expect(set(windows, path, 'x')).toBe(
    windows.replace(
      '"hotels": {}',
      '"hotels": {\r\n        "*": {\r\n            "note": "x"\r\n        }\r\n    }',
    ),
  );
  expect(set('{"hotels":{"*": {"a": 1}}}', path, 'x')).toBe(
    '{\n  "hotels": {\n    "*": {\n      "a": 1,\n      "note": "x"\n    }\n  }\n}',
  );
});

test('FLEET-20 removes the comma before a removed last sibling, but no comment', () => {
  const of = (...lines: string[]) => ['{', '  "a": {', ...lines, '  }', '}', ''].join('\n');
  const without = (text: string, key: string) => set(text, ['a', key], undefined);
  expect(without(of('    "b": 1,', '    "c": 2'), 'c')).toBe(of('    "b": 1'));
  expect(without(of('    "b": 1,', '    "c": 2'), 'b')).toBe(of('    "c": 2'));
  expect(without(of('    "b": 1, // one', '    "c": 2 // two'), 'c')).toBe(
    of('    "b": 1 // one', ' // two'),
  );
  expect(without(of('    // all', '    "b": 1 /* one */, // or two', '    "c": 2'), 'b')).toBe(
    of('    // all', ' /* one */ // or two', '    "c": 2'),
  );
  expect(without('{"a": {"b": 1, "c": 2}}', 'c')).toBe('{"a": {"b": 1}}');
  expect(without('{"a": {"b": 1}}', 'b')).toBe('{"a": {}}');
});
