export { bodyOf, chunksOf } from './body.ts';
export { contentId } from './content-id.ts';
export {
  contentEncodingHeader,
  type EncodedBody,
  encodedBodies,
  negotiatedBody,
  totalBytes,
} from './encoded-body.ts';
export { fetchJson } from './fetch-json.ts';
export { acceptedCodings, type ContentCoding, matchesEtag } from './negotiation.ts';
export { methodNotAllowed, notFound, serviceUnavailable } from './plain-responses.ts';
export { createQuota } from './quota.ts';
export { reasonOf } from './reason.ts';
export {
  clientAddressOf,
  isSecure,
  type RequestOrigin,
  requestOriginReader,
} from './request-origin.ts';
export type { Log, Runtime } from './runtime.ts';
export { signedToken, verifiedToken } from './signed-token.ts';
