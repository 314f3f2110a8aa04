import { reasonOf } from '@foyer/common/http';
import { StoreError } from './object-store.ts';

/** The error of the official client for a failed response. */
type Failure = Error & { $metadata?: { httpStatusCode?: number }; code?: string };

/** Tells whether an error is a response with this status and, if given, code. */
export function isResponse(error: unknown, status: number, code?: string): boolean {
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

/** Describes a storage failure in one line that names the variable to correct. */
export function storeErrorOf(
  error: unknown,
  { bucket, endpoint }: { bucket: string; endpoint: string | undefined },
): StoreError {
  const failure = error as Failure;
  const { name, message, $metadata } = failure;
  const variable = endpoint === undefined ? 'RELEASES_URL' : 'AWS_ENDPOINT_URL_S3';
  const location = `s3://${bucket}${endpoint === undefined ? '' : ` at ${endpoint}`}`;
  const storeError = (text: string) => new StoreError(text, { cause: error });
  if (NO_KEY.includes(name))
    return storeError(`AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY: expected a key for ${location}.`);
  if (WRONG_KEY.includes(name))
    return storeError(
      `AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY: ${location} does not accept this key (${name}).`,
    );
  if (name === 'NoSuchBucket') return storeError(`RELEASES_URL: there is no bucket ${location}.`);
  if (WRONG_REGION.includes(name))
    return storeError(`AWS_REGION: expected the region of ${location} (${message}).`);
  if (message === 'Region is missing')
    return storeError(`AWS_REGION: expected the region of ${location}, like eu-central-1.`);
  if (name === 'RequestTimeTooSkewed')
    return storeError(
      `The clock of this machine differs from that of ${location}: set it (${message}).`,
    );
  if ($metadata?.httpStatusCode === 403)
    return storeError(`AWS_ACCESS_KEY_ID: the key may not do this in ${location} (${name}).`);
  if ($metadata?.httpStatusCode !== undefined)
    return storeError(
      `${variable}: ${location} answered ${$metadata.httpStatusCode} (${name}: ${message}).`,
    );
  if (name === 'AbortError' || name === 'TimeoutError')
    return storeError(`${variable}: ${location} does not answer.`);
  return storeError(
    `${variable}: ${location} cannot be reached (${failure.code ?? reasonOf(error)}).`,
  );
}
