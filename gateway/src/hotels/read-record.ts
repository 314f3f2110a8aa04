import type { Hotel } from '@foyer/shared/contracts/hotel';
import { HotelAnswer } from '@foyer/shared/contracts/hotel';
import { trimHotel } from '@foyer/shared/hotel/trim-hotel';
import pLimit from 'p-limit';
import { partsOf } from '../http/body.ts';
import { contentId } from '../http/content-id.ts';
import { inlineJson } from '../page/escape.ts';
import { withinMaxima } from './maxima.ts';
import { shallowJson } from './shallow-json.ts';

/** Unpacked; the whole tree of a large hotel may be in it. */
const ANSWER_BYTES = 16_000_000;
/** An answer up to here is an ordinary one, and waits for no other. */
const ORDINARY_BYTES = 256_000;
const LARGE_AT_ONCE = 4;
/** What a page may carry of it. */
const RECORD_BYTES = 600_000;

/** Nothing could be made of an answer that takes a while to read. */
export class LargeAnswerError extends Error {
  override readonly name = 'LargeAnswerError';
}

/** A record as pages carry it, how many bytes that is, and a short name for what it says. */
export type ReadRecord = { hotel: Hotel; bytes: number; says: string };

/**
 * Reads the provider's answers, whatever they are; four large ones at once. Throws where one is no
 * record, or larger than any.
 */
export function recordReader(): (answer: Response) => Promise<ReadRecord> {
  const inTurn = pLimit(LARGE_AT_ONCE);

  return async function readRecord(answer) {
    const json = shallowJson();
    const parts = partsOf(answer, ANSWER_BYTES);
    let bytes = 0;
    /** Whether that was all. */
    async function readTo(limit: number): Promise<boolean> {
      while (bytes <= limit) {
        const { done, value } = await parts.next();
        if (done) return true;
        bytes += value.byteLength;
        json.write(value);
      }
      return false;
    }
    try {
      if (await readTo(ORDINARY_BYTES)) return recordOf(json.text());
      // They all have the same time: who waits is not behind anybody who may take longer.
      return await inTurn(async () => {
        await readTo(ANSWER_BYTES);
        return recordOf(json.text());
      });
    } catch (cause) {
      throw bytes > ORDINARY_BYTES ? new LargeAnswerError('No record', { cause }) : cause;
    } finally {
      await parts.return();
    }
  };
}

function recordOf(text: string): ReadRecord {
  const body: unknown = JSON.parse(text);
  const { status, data } = HotelAnswer.parse(
    typeof body === 'object' && body && 'data' in body
      ? { ...body, data: withinMaxima(body.data) }
      : body,
  );
  if (!status || !data) throw new Error('The provider answered without a hotel');
  return fitting(trimHotel(data));
}

/** Without its categories, where only so the record fits into a page. */
function fitting(hotel: Hotel): ReadRecord {
  const whole = sized(hotel);
  if (whole.bytes <= RECORD_BYTES) return whole;
  const { categories: _, ...rest } = hotel;
  const head = sized(rest);
  if (head.bytes > RECORD_BYTES) throw new RangeError('A hotel record is too large for a page');
  return head;
}

function sized(hotel: Hotel): ReadRecord {
  const text = inlineJson(hotel);
  return { hotel, bytes: new TextEncoder().encode(text).byteLength, says: contentId(text) };
}
