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
