/** The body of an answer; throws a `RangeError` as soon as it is larger than `limit` bytes. */
export async function bodyOf(response: Response, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  // No `for await`: workers in browsers read bodies by this too, and not all of them can.
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    bytes += part.value.byteLength;
    if (bytes > limit) {
      await reader?.cancel();
      throw new RangeError(`An answer has more than ${limit} bytes`);
    }
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
