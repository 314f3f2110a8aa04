import * as z from 'zod/mini';

/** A browser sends several in one go; what is behind these says the same. */
const READ = 5;
const LONGEST_PATH = 200;
const WORD = /^[\w-]{1,40}$/;

const text = z.catch(z.optional(z.string()), undefined);
/** What a policy's `report-uri` is told. */
const OldReport = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'blocked-uri': text,
    'effective-directive': text,
    'violated-directive': text,
  }),
});
/** What an endpoint of the Reporting API is told, of which policy ever. */
const NewReport = z.object({
  type: z.string(),
  url: text,
  body: z.object({
    documentURL: text,
    blockedURL: text,
    effectiveDirective: text,
    destination: text,
  }),
});

/** What a browser has refused, where, and by which rule: for the log. */
export type Report = { kind: string; page: string; blocked: string; rule: string };

/** The reports that were sent as this text; none where it is something else. */
export function readReports(sent: string): Report[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(sent);
  } catch {
    return [];
  }
  const all = Array.isArray(parsed) ? parsed.slice(0, READ) : [parsed];
  return all.flatMap((one) => oldReport(one) ?? newReport(one) ?? []);
}

function oldReport(sent: unknown): Report | undefined {
  const report = OldReport.safeParse(sent).data?.['csp-report'];
  if (!report) return undefined;
  const rule = report['effective-directive'] ?? report['violated-directive'];
  return said('csp-violation', report['document-uri'], report['blocked-uri'], rule);
}

function newReport(sent: unknown): Report | undefined {
  const { type, url, body } = NewReport.safeParse(sent).data ?? {};
  if (!type || !body) return undefined;
  const rule = body.effectiveDirective ?? body.destination;
  return said(type, body.documentURL ?? url, body.blockedURL, rule);
}

/**
 * Nothing of it is believed or kept but words and addresses; of those no query and no fragment, and
 * of what lies elsewhere only whose it is.
 */
function said(kind: string, page = '', blocked = '', rule = ''): Report {
  const shown = URL.parse(page);
  const refused = URL.parse(blocked);
  const isHere = refused?.origin === shown?.origin;
  return {
    kind: word(kind),
    page: shown ? path(shown) : '',
    blocked: refused ? (isHere ? path(refused) : origin(refused)) : word(blocked),
    rule: word(rule.split(' ', 1)[0] ?? ''),
  };
}

const word = (value: string) => (WORD.test(value) ? value : '');
const path = ({ pathname }: URL) => pathname.slice(0, LONGEST_PATH);
/** Of `data:` and its like there is no host. */
const origin = ({ protocol, host }: URL) =>
  `${protocol}${host && `//${host}`}`.slice(0, LONGEST_PATH);
