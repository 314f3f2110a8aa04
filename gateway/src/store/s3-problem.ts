import { reasonOf } from '../http/reason.ts';
import { StoreError } from './object-store.ts';

/** What the official client says of an answer that is no success. */
type Failure = Error & { $metadata?: { httpStatusCode?: number }; code?: string };

/** Whether an error is an answer of the storage: of this status and, if it is given, this code. */
export function isAnswer(error: unknown, status: number, code?: string): boolean {
  const { name, $metadata } = (error ?? {}) as Partial<Failure>;
  return $metadata?.httpStatusCode === status && (code === undefined || name === code);
}

const WRONG_KEY = ['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'InvalidToken', 'ExpiredToken'];
const NO_KEY = ['CredentialsProviderError', 'AuthorizationHeaderMissing'];
const WRONG_REGION = [
  'PermanentRedirect',
  'AuthorizationHeaderMalformed',
  'IllegalLocationConstraintException',
];

/** A failure of the storage in one line, which names the variable to correct. */
export function s3Problem(
  error: unknown,
  { bucket, endpoint }: { bucket: string; endpoint: string | undefined },
): StoreError {
  const failure = error as Failure;
  const { name, message, $metadata } = failure;
  const variable = endpoint === undefined ? 'RELEASES_URL' : 'AWS_ENDPOINT_URL_S3';
  const place = `s3://${bucket}${endpoint === undefined ? '' : ` at ${endpoint}`}`;
  const said = (text: string) => new StoreError(text, { cause: error });
  if (NO_KEY.includes(name))
    return said(`AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY: expected a key for ${place}.`);
  if (WRONG_KEY.includes(name))
    return said(`AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY: ${place} takes no such key (${name}).`);
  if (name === 'NoSuchBucket') return said(`RELEASES_URL: there is no bucket ${place}.`);
  if (WRONG_REGION.includes(name))
    return said(`AWS_REGION: expected the region of ${place} (${message}).`);
  if (message === 'Region is missing')
    return said(`AWS_REGION: expected the region of ${place}, like eu-central-1.`);
  if (name === 'RequestTimeTooSkewed')
    return said(`The clock of this machine is not that of ${place}: set it (${message}).`);
  if ($metadata?.httpStatusCode === 403)
    return said(`AWS_ACCESS_KEY_ID: the key may not do this in ${place} (${name}).`);
  if ($metadata?.httpStatusCode !== undefined)
    return said(
      `${variable}: ${place} answered ${$metadata.httpStatusCode} (${name}: ${message}).`,
    );
  if (name === 'AbortError' || name === 'TimeoutError')
    return said(`${variable}: ${place} does not answer.`);
  return said(`${variable}: ${place} cannot be reached (${failure.code ?? reasonOf(error)}).`);
}
