/**
 * Returns a stream of at most `limit` bytes of a body. If the body fails or is longer, it calls `onError`,
 * which must end the copy, by the stream's error or otherwise.
 */
export function limitedBody(
  body: ReadableStream<Uint8Array>,
  limit: number,
  onError: (error: unknown, stream: ReadableStreamDefaultController) => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let bytes = 0;
  let isBroken = false;
  return new ReadableStream({
    async pull(stream) {
      // `onError` ends the stream a moment later; until then the stream may pull again.
      if (isBroken) return;
      try {
        const { done, value } = await reader.read();
        bytes += value?.byteLength ?? 0;
        if (bytes > limit) throw new RangeError(`The body has more than ${limit} bytes`);
        if (done) stream.close();
        else stream.enqueue(value);
      } catch (error) {
        isBroken = true;
        reader.cancel().catch(() => undefined);
        onError(error, stream);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
