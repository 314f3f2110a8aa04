import type { BrowserReport } from '@foyer/releases/contracts';
import * as z from 'zod/mini';

/** Reads this many reports of one request; later ones repeat them. */
const MAX_REPORTS = 5;
const MAX_PATH_LENGTH = 200;
const WORD = /^[\w-]{1,40}$/;

const text = z.catch(z.optional(z.string()), undefined);
const Violation = z.object({
  documentURL: text,
  'document-uri': text,
  blockedURL: text,
  'blocked-uri': text,
  effectiveDirective: text,
  'effective-directive': text,
  'violated-directive': text,
  destination: text,
});
/** A report in the format of the Reporting API, for any policy. */
const Report = z.object({ type: z.string(), url: text, body: Violation });
/** The format that a policy's `report-uri` receives. */
const CspReport = z.pipe(
  z.object({ 'csp-report': Violation }),
  z.transform((report) => ({ type: 'csp-violation', url: undefined, body: report['csp-report'] })),
);
const AnyReport = z.union([CspReport, Report]);

/** Parses browser reports; returns none for other text. */
export function readReports(sent: string): BrowserReport[] {
  try {
    const parsed: unknown = JSON.parse(sent);
    const all = Array.isArray(parsed) ? parsed.slice(0, MAX_REPORTS) : [parsed];
    return all.flatMap((one) => AnyReport.safeParse(one).data ?? []).map(sanitisedReport);
  } catch {
    return [];
  }
}

/**
 * Keeps only words and addresses. Drops queries and fragments, and reduces other sites to their
 * origin.
 */
function sanitisedReport({ type, url, body }: z.infer<typeof AnyReport>): BrowserReport {
  const page = URL.parse(body.documentURL ?? body['document-uri'] ?? url ?? '');
  const blocked = body.blockedURL ?? body['blocked-uri'] ?? '';
  const blockedUrl = URL.parse(blocked);
  const directive =
    body.effectiveDirective ?? body['effective-directive'] ?? body['violated-directive'];
  const [rule = ''] = (directive ?? body.destination ?? '').split(' ', 1);
  const addressOf = blockedUrl?.origin === page?.origin ? path : origin;
  return {
    kind: word(type),
    page: page ? path(page) : '',
    blocked: blockedUrl ? addressOf(blockedUrl) : word(blocked),
    rule: word(rule),
  };
}

const word = (value: string) => (WORD.test(value) ? value : '');
const path = ({ pathname }: URL) => pathname.slice(0, MAX_PATH_LENGTH);
/** `data:` and similar URLs have no host. */
const origin = ({ protocol, host }: URL) =>
  `${protocol}${host && `//${host}`}`.slice(0, MAX_PATH_LENGTH);
