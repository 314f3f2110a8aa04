/**
 * A body as it comes, `limit` bytes at most. Where it breaks off or goes on beyond that, `broke` is
 * told why and ends what it is copied to, by the stream's own error or otherwise.
 */
export function watchedBody(
  body: ReadableStream<Uint8Array>,
  limit: number,
  broke: (error: unknown, stream: ReadableStreamDefaultController) => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let bytes = 0;
  let isBroken = false;
  return new ReadableStream({
    async pull(stream) {
      // Whoever was told ends it, a moment later; until then it may be asked for more.
      if (isBroken) return;
      try {
        const { done, value } = await reader.read();
        bytes += value?.byteLength ?? 0;
        if (bytes > limit) throw new RangeError(`It has more than ${limit} bytes`);
        if (done) stream.close();
        else stream.enqueue(value);
      } catch (error) {
        isBroken = true;
        reader.cancel().catch(() => undefined);
        broke(error, stream);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
