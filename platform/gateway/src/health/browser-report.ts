import type { BrowserReport } from '@foyer/releases/contracts';
import * as z from 'zod/mini';

/** Reads this many reports of one request; later ones repeat them. */
const MAX_REPORTS = 5;
const MAX_PATH_LENGTH = 200;
const WORD = /^[\w-]{1,40}$/;

const text = z.catch(z.optional(z.string()), undefined);
/** The format that a policy's `report-uri` receives. */
const CspReport = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'blocked-uri': text,
    'effective-directive': text,
    'violated-directive': text,
  }),
});
/** The format of the Reporting API, for any policy. */
const ReportingApiReport = z.object({
  type: z.string(),
  url: text,
  body: z.object({
    documentURL: text,
    blockedURL: text,
    effectiveDirective: text,
    destination: text,
  }),
});

/** Parses browser reports; returns none for other text. */
export function readReports(sent: string): BrowserReport[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(sent);
  } catch {
    return [];
  }
  const all = Array.isArray(parsed) ? parsed.slice(0, MAX_REPORTS) : [parsed];
  return all.flatMap((one) => cspReport(one) ?? reportingApiReport(one) ?? []);
}

function cspReport(sent: unknown): BrowserReport | undefined {
  const report = CspReport.safeParse(sent).data?.['csp-report'];
  if (!report) return undefined;
  const rule = report['effective-directive'] ?? report['violated-directive'];
  return sanitisedReport('csp-violation', report['document-uri'], report['blocked-uri'], rule);
}

function reportingApiReport(sent: unknown): BrowserReport | undefined {
  const { type, url, body } = ReportingApiReport.safeParse(sent).data ?? {};
  if (!type || !body) return undefined;
  const rule = body.effectiveDirective ?? body.destination;
  return sanitisedReport(type, body.documentURL ?? url, body.blockedURL, rule);
}

/**
 * Keeps only words and addresses. Drops queries and fragments, and reduces other sites to their
 * origin.
 */
function sanitisedReport(kind: string, page = '', blocked = '', rule = ''): BrowserReport {
  const pageUrl = URL.parse(page);
  const blockedUrl = URL.parse(blocked);
  const isSameOrigin = blockedUrl?.origin === pageUrl?.origin;
  return {
    kind: word(kind),
    page: pageUrl ? path(pageUrl) : '',
    blocked: blockedUrl ? (isSameOrigin ? path(blockedUrl) : origin(blockedUrl)) : word(blocked),
    rule: word(rule.split(' ', 1)[0] ?? ''),
  };
}

const word = (value: string) => (WORD.test(value) ? value : '');
const path = ({ pathname }: URL) => pathname.slice(0, MAX_PATH_LENGTH);
/** `data:` and similar URLs have no host. */
const origin = ({ protocol, host }: URL) =>
  `${protocol}${host && `//${host}`}`.slice(0, MAX_PATH_LENGTH);
