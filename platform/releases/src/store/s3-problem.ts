import { reasonOf } from '@foyer/common/http';
import { StoreError } from './object-store.ts';

export type S3Location = {
  bucket: string;
  /** The prefix of all keys: empty, or ending with a slash. */
  prefix: string;
  /** A storage other than Amazon's. */
  endpoint: string | undefined;
  /** Defaults to the region that the official client finds. */
  region: string | undefined;
};

/** The error of the official client for a failed response. */
type Failure = Error & { $metadata?: { httpStatusCode?: number }; code?: string };

/** Tells whether an error is a response with this status and, if given, code. */
export function isResponse(error: unknown, status: number, code?: string): boolean {
  const { name, $metadata } = (error ?? {}) as Partial<Failure>;
  return $metadata?.httpStatusCode === status && (code === undefined || name === code);
}

/** Describes a storage failure in one line that names the variable to correct. */
export function storeErrorOf(error: unknown, { bucket, endpoint }: S3Location): StoreError {
  const { name, message, code, $metadata } = error as Failure;
  const status = $metadata?.httpStatusCode;
  const variable = endpoint === undefined ? 'RELEASES_URL' : 'AWS_ENDPOINT_URL_S3';
  const storage = `s3://${bucket}${endpoint === undefined ? '' : ` at ${endpoint}`}`;
  const noKey = `AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY: expected a key for ${storage}.`;
  const wrongKey = `AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY: ${storage} does not accept this key (${name}).`;
  const wrongRegion = `AWS_REGION: expected the region of ${storage} (${message}).`;
  const silent = `${variable}: ${storage} does not answer.`;
  const known: Record<string, string> = {
    CredentialsProviderError: noKey,
    AuthorizationHeaderMissing: noKey,
    InvalidAccessKeyId: wrongKey,
    SignatureDoesNotMatch: wrongKey,
    InvalidToken: wrongKey,
    ExpiredToken: wrongKey,
    NoSuchBucket: `RELEASES_URL: there is no bucket ${storage}.`,
    PermanentRedirect: wrongRegion,
    AuthorizationHeaderMalformed: wrongRegion,
    IllegalLocationConstraintException: wrongRegion,
    RequestTimeTooSkewed: `The clock of this machine differs from that of ${storage}: set it (${message}).`,
    AbortError: silent,
    TimeoutError: silent,
  };

  function otherFailure(): string {
    if (message === 'Region is missing')
      return `AWS_REGION: expected the region of ${storage}, like eu-central-1.`;
    if (status === 403)
      return `AWS_ACCESS_KEY_ID: the key may not do this in ${storage} (${name}).`;
    return status === undefined
      ? `${variable}: ${storage} cannot be reached (${code ?? reasonOf(error)}).`
      : `${variable}: ${storage} answered ${status} (${name}: ${message}).`;
  }

  return new StoreError(known[name] ?? otherFailure(), { cause: error });
}
