import { beforeEach, expect, test } from 'vitest';
import { fleetLog } from './fleet-log.ts';
import type { FleetState } from './state.ts';

let lines: string[];
let tell: ReturnType<typeof fleetLog>;
beforeEach(() => {
  lines = [];
  const write = (level: string) => (fields: object, message: string) => {
    lines.push(`${level} ${message} ${JSON.stringify(fields)}`);
  };
  tell = fleetLog({ info: write('info'), warn: write('warn'), error: write('error') });
});

const edition = (revision: number) => {
  return { revision, at: '', who: 'ann', what: 'a test', text: '{}' };
};
const QUIET = {
  edition: edition(1),
  warnings: [],
  refused: undefined,
  file: undefined,
  behind: [],
};
/** The lines that a state, which is like a quiet one but for this, brings. */
function said(change: Partial<FleetState> = {}): string[] {
  lines = [];
  tell({ ...QUIET, ...change } as unknown as FleetState);
  return lines;
}
const problems = [{ text: 'a slip', hotels: ['inn'] }];

test('an edition that comes into force is said once, with its warnings', () => {
  expect(said({ edition: undefined })).toEqual([]);
  expect(said()).toEqual(['info The fleet document is in force. {"revision":1,"who":"ann"}']);
  expect(said()).toEqual([]);
  expect(said({ edition: edition(2), warnings: problems })).toEqual([
    'info The fleet document is in force. {"revision":2,"who":"ann"}',
    'warn The fleet document has warnings. {"revision":2,"warnings":[{"text":"a slip","hotels":["inn"]}]}',
  ]);
  expect(said({ edition: edition(2), warnings: problems })).toEqual([]);
});

test('a refused file is said once for each of its texts', () => {
  said();
  const refused = { problems, since: 'noon' };
  const file = (text: string) => ({ refused, file: { text, changedAt: 'noon' } });
  const line =
    'error The fleet document is refused. {"problems":[{"text":"a slip","hotels":["inn"]}],"since":"noon"}';
  expect(said(file('one'))).toEqual([line]);
  expect(said(file('one'))).toEqual([]);
  expect(said(file('other'))).toEqual([line]);
  expect(said()).toEqual([]);
  expect(said(file('other'))).toEqual([line]);
  // One that cannot be read has no text.
  expect(said({ refused })).toEqual([line]);
  expect(said({ refused })).toEqual([]);
});

test('hotels that stay behind are said once, and again when they follow', () => {
  said();
  const behind = (...hotels: string[]) => ({
    behind: [{ revision: 1, hotels, problems, since: 'noon' }],
  });
  const line = (...hotels: string[]) =>
    `error Hotels cannot follow the fleet document. {"hotels":${JSON.stringify(hotels)},"revision":1,"since":"noon","problems":[{"text":"a slip","hotels":["inn"]}]}`;
  expect(said(behind('inn'))).toEqual([line('inn')]);
  expect(said(behind('inn'))).toEqual([]);
  expect(said(behind('inn', 'spa'))).toEqual([line('spa')]);
  expect(said(behind('spa'))).toEqual([
    'info Hotels follow the fleet document again. {"hotels":["inn"]}',
  ]);
  expect(said()).toEqual(['info Hotels follow the fleet document again. {"hotels":["spa"]}']);
  expect(said()).toEqual([]);
});

test('a failure is said once, until a state could be read again', () => {
  const failing = (error: string) => {
    lines = [];
    tell.failure(error);
    return lines;
  };
  const line = 'error The fleet document cannot be followed. {"error":"EACCES"}';
  expect(failing('EACCES')).toEqual([line]);
  expect(failing('EACCES')).toEqual([]);
  expect(failing('EIO')).toHaveLength(1);
  said();
  expect(failing('EIO')).toHaveLength(1);
});
