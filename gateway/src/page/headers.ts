import { REPORTS, REPORTS_PATH } from './reporting.ts';

const ONE_YEAR_SECONDS = 31_536_000;

/** Headers of everything the gateway shows as a document. */
export function documentHeaders(policy: string, secure: boolean): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Reporting-Endpoints': `${REPORTS}="${REPORTS_PATH}"`,
    ...(secure && { 'Strict-Transport-Security': `max-age=${ONE_YEAR_SECONDS}` }),
  };
}

/** Safari and every browser on iOS; Chromium calls itself AppleWebKit too. */
const isWebKit = (userAgent: string) =>
  userAgent.includes('AppleWebKit/') && !/ (?:Headless)?Chrom(?:e|ium)\//.test(userAgent);

/**
 * Scripts without a hash are refused, even where the import map should be wrong. Not in WebKit,
 * which looks a module's hash up only after it has refused its preload: there the map alone holds.
 */
export function integrityPolicy(userAgent = ''): Record<string, string> {
  return isWebKit(userAgent)
    ? {}
    : {
        'Integrity-Policy': `blocked-destinations=(script), endpoints=(${REPORTS})`,
      };
}
