import type { Slip } from '@foyer/shared/documents/json';
import { inWords } from '@foyer/shared/documents/sentences';
import type * as z from 'zod/mini';
import { badTexts, tooMuch } from './bounds.ts';
import { HotelFile } from './hotel-file.ts';
import { wrongTogether } from './together.ts';

/** What answers of the provider have and a file has not. */
const GIVEN_BY_PROVIDER = ['id', 'parent_id', 'admin_id', 'features'];

/** Something wrong with a hotel; `key` is the one of the place that cannot stand there. */
export type HotelSlip = Slip & { key?: string | undefined };

/** A value as a hotel, or all that is wrong with it. */
export function checkHotel(value: unknown): { file: HotelFile } | { slips: HotelSlip[] } {
  const excess = tooMuch(value);
  if (excess.length > 0) return { slips: excess };
  const { success, data, error } = HotelFile.safeParse(value, { error: keyByKey });
  const slips = [
    ...(error?.issues ?? []).flatMap(slipsOf),
    ...(typeof value === 'object' && value !== null ? wrongTogether({ ...value }) : []),
    ...badTexts(value),
  ];
  return success && slips.length === 0 ? { file: data } : { slips };
}

/** A line for each key that cannot stand: all of them come as one issue. */
const keyByKey: z.core.$ZodErrorMap = (issue) => {
  if (issue.code !== 'unrecognized_keys') return inWords(issue);
  const words = issue.keys.map((key) =>
    GIVEN_BY_PROVIDER.includes(key)
      ? `has a key ${JSON.stringify(key)}, which the provider gives by itself`
      : inWords({ ...issue, keys: [key] }),
  );
  return words.join('\n');
};

function slipsOf(issue: z.core.$ZodIssue): HotelSlip[] {
  const { path, message } = issue;
  if (issue.code !== 'unrecognized_keys') return [{ path, message }];
  return message
    .split('\n')
    .map((words, index) => ({ path, message: words, key: issue.keys[index] }));
}
