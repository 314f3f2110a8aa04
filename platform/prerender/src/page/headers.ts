/** Path and header name of the endpoint for browsers' policy violation reports. */
export const REPORTS_PATH = '/-/reports';
const REPORTING_ENDPOINT = 'foyer';

/** Returns the headers of every document of the gateway. */
export function documentHeaders(policy: string): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Reporting-Endpoints': `${REPORTING_ENDPOINT}="${REPORTS_PATH}"`,
  };
}

/** Matches Safari and every browser on iOS; Chromium also names AppleWebKit. */
const isWebKit = (userAgent: string) =>
  userAgent.includes('AppleWebKit/') && !/ (?:Headless)?Chrom(?:e|ium)\//.test(userAgent);

/**
 * Makes the browser refuse scripts without a hash, even if the import map is wrong. WebKit gets no
 * such header: it looks up a module's hash only after it has refused the preload, so there only the
 * import map protects.
 */
export function integrityPolicy(userAgent = ''): Record<string, string> {
  return isWebKit(userAgent)
    ? {}
    : {
        'Integrity-Policy': `blocked-destinations=(script), endpoints=(${REPORTING_ENDPOINT})`,
      };
}
