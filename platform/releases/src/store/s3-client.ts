import { Readable } from 'node:stream';
import { S3Client } from '@aws-sdk/client-s3';

const CONNECT_MS = 3000;
/** The size limit of other responses: a thousand keys take half a megabyte. */
const MAX_RESPONSE_BYTES = 8_000_000;

export type S3Location = {
  bucket: string;
  /** The prefix of all keys: empty, or ending with a slash. */
  prefix: string;
  /** A storage other than Amazon's. */
  endpoint: string | undefined;
  /** Defaults to the region that the official client finds. */
  region: string | undefined;
};

/** Creates the official client, which retries and corrects clock skew by itself. */
export function s3Client({ endpoint, region }: S3Location): S3Client {
  const client = new S3Client({
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(region !== undefined && { region }),
    requestHandler: { connectionTimeout: CONNECT_MS },
    // Other storages do not support Amazon's additional checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  // The client reads other responses completely before it returns them.
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const result = await next(args);
        const response = result.response as { statusCode: number; body?: unknown };
        const isObject = commandName === 'GetObjectCommand' && response.statusCode < 300;
        if (!isObject && response.body instanceof Readable)
          response.body = Readable.from(limited(response.body));
        return result;
      },
    { step: 'deserialize', priority: 'low' },
  );
  return client;
}

async function* limited(body: Readable) {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MAX_RESPONSE_BYTES)
      throw new Error(`A response has more than ${MAX_RESPONSE_BYTES} bytes`);
    yield chunk;
  }
}
