/** The parts of an answer's body; throws a `RangeError` as soon as they are more than `limit` bytes. */
export async function* partsOf(
  response: Response,
  limit: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, undefined> {
  let bytes = 0;
  // No `for await`: workers in browsers read bodies by this too, and not all of them can.
  const reader = response.body?.getReader();
  try {
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      bytes += part.value.byteLength;
      if (bytes > limit) throw new RangeError(`An answer has more than ${limit} bytes`);
      yield part.value;
    }
  } finally {
    // What nobody reads would keep its connection; what has failed by itself cannot be cancelled.
    await reader?.cancel().catch(() => undefined);
  }
}

/** The body of an answer; throws a `RangeError` as soon as it is larger than `limit` bytes. */
export async function bodyOf(response: Response, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of partsOf(response, limit)) parts.push(part);
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
