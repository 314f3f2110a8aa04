import { beforeEach, expect, test } from 'vitest';
import { createFleetLogger } from './fleet-logger.ts';
import type { FleetState } from './state.ts';

let lines: string[];
let logger: ReturnType<typeof createFleetLogger>;
beforeEach(() => {
  lines = [];
  const write = (level: string) => (fields: object, message: string) => {
    lines.push(`${level} ${message} ${JSON.stringify(fields)}`);
  };
  logger = createFleetLogger({ info: write('info'), warn: write('warn'), error: write('error') });
});

const revisionOf = (revision: number) => {
  return { revision, at: '', who: 'ann', what: 'a test', text: '{}' };
};
const UNCHANGED = {
  current: revisionOf(1),
  warnings: [],
  refused: undefined,
  file: undefined,
  behind: [],
};
/** Returns the lines that the logger writes for the unchanged state with this change. */
function linesFor(change: Partial<FleetState> = {}): string[] {
  lines = [];
  logger.report({ ...UNCHANGED, ...change } as unknown as FleetState);
  return lines;
}
const problems = [{ text: 'an error', hotels: ['inn'] }];

test('logs a new current revision once, with its warnings', () => {
  expect(linesFor({ current: undefined })).toEqual([]);
  expect(linesFor()).toEqual(['info A new fleet revision is current. {"revision":1,"who":"ann"}']);
  expect(linesFor()).toEqual([]);
  expect(linesFor({ current: revisionOf(2), warnings: problems })).toEqual([
    'info A new fleet revision is current. {"revision":2,"who":"ann"}',
    'warn The fleet document has warnings. {"revision":2,"warnings":[{"text":"an error","hotels":["inn"]}]}',
  ]);
  expect(linesFor({ current: revisionOf(2), warnings: problems })).toEqual([]);
});

test('logs a refused file once for each text', () => {
  linesFor();
  const refused = { problems, since: 'noon' };
  const file = (text: string) => ({ refused, file: { text, changedAt: 'noon' } });
  const line =
    'error The fleet document is refused. {"problems":[{"text":"an error","hotels":["inn"]}],"since":"noon"}';
  expect(linesFor(file('one'))).toEqual([line]);
  expect(linesFor(file('one'))).toEqual([]);
  expect(linesFor(file('other'))).toEqual([line]);
  expect(linesFor()).toEqual([]);
  expect(linesFor(file('other'))).toEqual([line]);
  // An unreadable file has no text.
  expect(linesFor({ refused })).toEqual([line]);
  expect(linesFor({ refused })).toEqual([]);
});

test('logs hotels that stay behind once, and again when they catch up', () => {
  linesFor();
  const behind = (...hotels: string[]) => ({
    behind: [{ revision: 1, hotels, problems, since: 'noon' }],
  });
  const line = (...hotels: string[]) =>
    `error Hotels stay on an older fleet revision. {"hotels":${JSON.stringify(hotels)},"revision":1,"since":"noon","problems":[{"text":"an error","hotels":["inn"]}]}`;
  expect(linesFor(behind('inn'))).toEqual([line('inn')]);
  expect(linesFor(behind('inn'))).toEqual([]);
  expect(linesFor(behind('inn', 'spa'))).toEqual([line('spa')]);
  expect(linesFor(behind('spa'))).toEqual([
    'info Hotels run the current fleet revision again. {"hotels":["inn"]}',
  ]);
  expect(linesFor()).toEqual([
    'info Hotels run the current fleet revision again. {"hotels":["spa"]}',
  ]);
  expect(linesFor()).toEqual([]);
});

test('logs a failure once, until a state can be read again', () => {
  const failing = (error: string) => {
    lines = [];
    logger.reportFailure(error);
    return lines;
  };
  const line = 'error The fleet document cannot be checked. {"error":"EACCES"}';
  expect(failing('EACCES')).toEqual([line]);
  expect(failing('EACCES')).toEqual([]);
  expect(failing('EIO')).toHaveLength(1);
  linesFor();
  expect(failing('EIO')).toHaveLength(1);
});
