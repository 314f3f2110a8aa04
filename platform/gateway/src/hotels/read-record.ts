import { chunksOf, contentId } from '@foyer/common/http';
import { inlineJson } from '@foyer/prerender/page';
import type { Hotel } from '@foyer/shared/contracts/provider/hotel.ts';
import { HotelResponse } from '@foyer/shared/contracts/provider/hotel.ts';
import { trimHotel } from '@foyer/shared/hotel/categories.ts';
import pLimit from 'p-limit';
import { withinLimits } from './record-limits.ts';
import { shallowJson } from './shallow-json.ts';

/** Decompressed; a response may contain the whole category tree of a large hotel. */
const MAX_RESPONSE_BYTES = 16_000_000;
/** A response up to this size is read without a queue. */
const ORDINARY_BYTES = 256_000;
const LARGE_AT_ONCE = 4;
/** Maximum size of a record in a page. */
const MAX_RECORD_BYTES = 600_000;

/** A large response, which takes a while to read, was invalid. */
export class LargeResponseError extends Error {
  override readonly name = 'LargeResponseError';
}

/** A record as pages contain it, its size, and an id of its content. */
export type ParsedRecord = { hotel: Hotel; bytes: number; contentId: string };

/**
 * Reads the provider's responses, at most four large ones at once. Throws if a response is no hotel
 * record, or too large.
 */
export function recordReader(): (response: Response) => Promise<ParsedRecord> {
  const limit = pLimit(LARGE_AT_ONCE);

  return async function readRecord(response) {
    const json = shallowJson();
    const chunks = chunksOf(response, MAX_RESPONSE_BYTES);
    let bytes = 0;
    /** Reads up to `limit` bytes; returns whether the body has ended. */
    async function readTo(limit: number): Promise<boolean> {
      while (bytes <= limit) {
        const { done, value } = await chunks.next();
        if (done) return true;
        bytes += value.byteLength;
        json.write(value);
      }
      return false;
    }
    try {
      if (await readTo(ORDINARY_BYTES)) return recordOf(json.text());
      // All have the same time limit, so no response waits for one that may take longer.
      return await limit(async () => {
        await readTo(MAX_RESPONSE_BYTES);
        return recordOf(json.text());
      });
    } catch (cause) {
      throw bytes > ORDINARY_BYTES
        ? new LargeResponseError('The response is not a hotel record', { cause })
        : cause;
    } finally {
      await chunks.return();
    }
  };
}

function recordOf(text: string): ParsedRecord {
  const body = JSON.parse(text);
  const { status, data } = HotelResponse.parse({ ...body, data: withinLimits(body?.data) });
  if (!status || !data) throw new Error('The provider answered without a hotel');
  const hotel = trimHotel(data);
  const { categories: _, ...head } = hotel;
  // Without its categories a record may be small enough for a page.
  for (const part of [hotel, head]) {
    const json = inlineJson(part);
    const bytes = new TextEncoder().encode(json).byteLength;
    if (bytes <= MAX_RECORD_BYTES) return { hotel: part, bytes, contentId: contentId(json) };
  }
  throw new RangeError('A hotel record is too large for a page');
}
