import { expect, test } from 'vitest';
import { edited } from './edits.ts';

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

test('FLEET-20 an edit changes its value, and no comment, note or comma around it', () => {
  const path = ['channels', 'mfe-spa', 'stable', 'current'];
  expect(edited(TEXT, [{ path, value: '1.1.0' }])).toBe(
    TEXT.replace('"1.0.0", // good', '"1.1.0", // good'),
  );
  const hotel = ['hotels', 'sea', 'remotes', 'mfe-spa', 'enabled'];
  const more = edited(TEXT, [{ path: hotel, value: true }]);
  expect(more).toContain('"sea": {\n      "remotes": {\n        "mfe-spa": {');
  expect(more).toContain('// ours');
});

test('FLEET-20 what is taken away leaves the comments beside it, and no empty entry', () => {
  const previous = ['channels', 'mfe-spa', 'stable', 'previous'];
  const changed = edited(TEXT, [{ path: previous, value: undefined }]);
  expect(changed).toContain('"current": "1.0.0", // good since May\n      },');
  expect(changed).not.toContain('previous');
  const release = ['hotels', 'grand-plaza', 'remotes', 'mfe-spa', 'release', 'current'];
  expect(edited(TEXT, [{ path: release, value: undefined }]).replaceAll(/\s/g, '')).toContain(
    '"hotels":{"grand-plaza":{},},',
  );
  expect(edited(TEXT, [{ path: ['hotels', 'sea', 'note'], value: undefined }])).toBe(TEXT);
});

test('a document that is indented by tabs stays so', () => {
  const tabs = '{\n\t"channels": {},\n\t"hotels": {}\n}\n';
  const path = ['hotels', '*', 'remotes', 'mfe-spa', 'enabled'];
  expect(edited(tabs, [{ path, value: true }])).toContain('\n\t\t"*": {\n\t\t\t"remotes"');
});

test('a document with the line breaks of Windows keeps them, and one on a single line gets two spaces', () => {
  const path = ['hotels', '*', 'note'];
  const windows = '{\r\n    "channels": {},\r\n    "hotels": {}\r\n}\r\n';
  expect(edited(windows, [{ path, value: 'x' }])).toBe(
    windows.replace(
      '"hotels": {}',
      '"hotels": {\r\n        "*": {\r\n            "note": "x"\r\n        }\r\n    }',
    ),
  );
  expect(edited('{"hotels":{"*": {"a": 1}}}', [{ path, value: 'x' }])).toBe(
    '{\n  "hotels": {\n    "*": {\n      "a": 1,\n      "note": "x"\n    }\n  }\n}',
  );
});

test('FLEET-20 the last of its siblings takes the comma before it along, and no comment', () => {
  const of = (...lines: string[]) => ['{', '  "a": {', ...lines, '  }', '}', ''].join('\n');
  const without = (text: string, key: string) =>
    edited(text, [{ path: ['a', key], value: undefined }]);
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
