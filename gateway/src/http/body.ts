/** The body of an answer; throws a `RangeError` as soon as it is larger than `limit` bytes. */
export async function bodyOf(response: Response, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  // Leaving the loop by an error cancels what would still come.
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > limit) throw new RangeError(`An answer has more than ${limit} bytes`);
    parts.push(part);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
