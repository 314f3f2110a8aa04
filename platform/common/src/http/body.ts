/** Yields the chunks of a body; throws a `RangeError` once they exceed `limit` bytes. */
export async function* chunksOf(
  response: Response,
  limit: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, undefined> {
  let bytes = 0;
  // No `for await`: service workers run this code too, and not all browsers support it on streams.
  const reader = response.body?.getReader();
  try {
    for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) {
      bytes += chunk.value.byteLength;
      if (bytes > limit) throw new RangeError(`The response has more than ${limit} bytes`);
      yield chunk.value;
    }
  } finally {
    // An unread body would keep its connection open; a failed stream cannot be cancelled.
    await reader?.cancel().catch(() => undefined);
  }
}

/** Returns a response's body; throws a `RangeError` once it exceeds `limit` bytes. */
export async function bodyOf(response: Response, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of chunksOf(response, limit)) chunks.push(chunk);
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
