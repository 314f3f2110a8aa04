import { expect, test } from 'vitest';
import { withEdits } from './edits.ts';

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
  expect(withEdits(TEXT, [{ path, value: '1.1.0' }])).toBe(
    TEXT.replace('"1.0.0", // good', '"1.1.0", // good'),
  );
  const hotel = ['hotels', 'sea', 'remotes', 'mfe-spa', 'enabled'];
  const more = withEdits(TEXT, [{ path: hotel, value: true }]);
  expect(more).toContain('"sea": {\n      "remotes": {\n        "mfe-spa": {');
  expect(more).toContain('// ours');
});

test('FLEET-20 removes a value, but not the comments beside it, and leaves no empty entry', () => {
  const previous = ['channels', 'mfe-spa', 'stable', 'previous'];
  const changed = withEdits(TEXT, [{ path: previous, value: undefined }]);
  expect(changed).toContain('"current": "1.0.0", // good since May\n      },');
  expect(changed).not.toContain('previous');
  const release = ['hotels', 'grand-plaza', 'remotes', 'mfe-spa', 'release', 'current'];
  expect(withEdits(TEXT, [{ path: release, value: undefined }]).replaceAll(/\s/g, '')).toContain(
    '"hotels":{"grand-plaza":{},},',
  );
  expect(withEdits(TEXT, [{ path: ['hotels', 'sea', 'note'], value: undefined }])).toBe(TEXT);
});

test('keeps indentation by tabs', () => {
  const tabs = '{\n\t"channels": {},\n\t"hotels": {}\n}\n';
  const path = ['hotels', '*', 'remotes', 'mfe-spa', 'enabled'];
  expect(withEdits(tabs, [{ path, value: true }])).toContain('\n\t\t"*": {\n\t\t\t"remotes"');
});

test('keeps Windows line breaks, and indents a one-line document by two spaces', () => {
  const path = ['hotels', '*', 'note'];
  const windows = '{\r\n    "channels": {},\r\n    "hotels": {}\r\n}\r\n';
  expect(withEdits(windows, [{ path, value: 'x' }])).toBe(
    windows.replace(
      '"hotels": {}',
      '"hotels": {\r\n        "*": {\r\n            "note": "x"\r\n        }\r\n    }',
    ),
  );
  expect(withEdits('{"hotels":{"*": {"a": 1}}}', [{ path, value: 'x' }])).toBe(
    '{\n  "hotels": {\n    "*": {\n      "a": 1,\n      "note": "x"\n    }\n  }\n}',
  );
});

test('FLEET-20 removes the comma before a removed last sibling, but no comment', () => {
  const of = (...lines: string[]) => ['{', '  "a": {', ...lines, '  }', '}', ''].join('\n');
  const without = (text: string, key: string) =>
    withEdits(text, [{ path: ['a', key], value: undefined }]);
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
