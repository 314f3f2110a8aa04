import { Readable } from 'node:stream';
import { S3Client } from '@aws-sdk/client-s3';

const CONNECT_MS = 3000;
/** What an answer may have that is no object: a thousand keys have half a megabyte. */
const ANSWER_BYTES = 8_000_000;

export type S3Place = {
  bucket: string;
  /** What all keys begin with: nothing, or ended by a slash. */
  prefix: string;
  /** A storage other than Amazon's. */
  endpoint: string | undefined;
  /** Without one, what the official client finds. */
  region: string | undefined;
};

/** The official client, which tries again by itself, and corrects the clock that it signs by. */
export function s3Client({ endpoint, region }: S3Place): S3Client {
  const client = new S3Client({
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(region !== undefined && { region }),
    requestHandler: { connectionTimeout: CONNECT_MS },
    // Other storages do not know the checksums that Amazon's adds.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  // What is no object is read whole before anybody sees it.
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
  for await (const part of body) {
    bytes += part.length;
    if (bytes > ANSWER_BYTES) throw new Error(`An answer has more than ${ANSWER_BYTES} bytes`);
    yield part;
  }
}
