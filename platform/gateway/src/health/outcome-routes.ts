import {
  bodyOf,
  clientAddressOf,
  createQuota,
  notFound,
  signedToken,
  verifiedToken,
} from '@foyer/common/http';
import { mayRun } from '@foyer/releases/composition';
import {
  HEALTH_PATH,
  type Health,
  MAX_OUTCOMES,
  OUTCOME_MESSAGES,
  OUTCOMES_PATH,
  type OutcomeKind,
  PAGE_LOAD_TOKEN_PATH,
  type PageLoadToken,
  type ReleaseAtHotel,
} from '@foyer/releases/contracts';
import type { FleetState } from '@foyer/releases/revisions';
import type { InlinedHotel } from '@foyer/shared/contracts/page.ts';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { AppContext } from '../app.ts';
import type { GatewayDeps } from '../deps.ts';
import { hotelSlug } from '../hotel-slug.ts';
import type { CheckRelease } from './automatic-rollback.ts';
import type { ReleaseHealth } from './release-health.ts';

/** How long a page-load token is valid, in milliseconds: pages stay open for hours. */
const TOKEN_MS = 12 * 60 * 60_000;
/** A request with fifty outcomes has some kilobytes. */
const MAX_BODY_BYTES = 32_768;
/**
 * Maximum page-load tokens, and outcome reports, per minute. The first limit is for one address,
 * which a hotel's guests may share, the second for all. The total keeps the counts below a hundred
 * megabytes.
 */
const MAX_PER_ADDRESS = 120;
const MAX_TOTAL = 3_000;
const MAX_OUTCOME_MS = 120_000;

const KNOWN_STATES: ReadonlySet<InlinedHotel['state']> = new Set(['ok', 'default']);
const NO_STORE = { 'Cache-Control': 'no-store' };

const KINDS = Object.keys(OUTCOME_MESSAGES) as [OutcomeKind, ...OutcomeKind[]];
const shortText = z.string().check(z.maxLength(100));
const OutcomeReport = z.object({
  token: z.string(),
  outcomes: z.array(
    z.object({
      remote: shortText,
      version: shortText,
      screen: shortText,
      kind: z.enum(KINDS),
      ms: z.optional(z.number().check(z.minimum(0))),
    }),
  ),
});
const PageLoadClaims = z.object({ hotel: z.string(), id: z.string() });
type VerifiedReport = z.infer<typeof PageLoadClaims> &
  Pick<z.infer<typeof OutcomeReport>, 'outcomes'>;

/**
 * Serves page-load tokens (`GET /-/page-load-token/{slug}`) and accepts outcome reports (`POST
 * /-/outcomes`). It counts only what the page of the token could report; responses tell the sender
 * nothing.
 */
export function healthRoutes(
  { clock, secret, peerAddress }: GatewayDeps,
  { fleet, hotels }: Pick<AppContext, 'fleet' | 'hotels'>,
  releaseHealth: ReleaseHealth,
  checkRelease: CheckRelease,
): Hono {
  const mayIssue = createQuota(clock, MAX_PER_ADDRESS, MAX_TOTAL);
  const mayReport = createQuota(clock, MAX_PER_ADDRESS, MAX_TOTAL);

  async function addOutcomes(
    { hotel, id, outcomes }: VerifiedReport,
    state: FleetState,
  ): Promise<void> {
    const effectiveFleet = state.effectiveRevisionOf(hotel)?.document.fleet;
    const reported = new Map<string, ReleaseAtHotel>();
    for (const { remote, version, kind, ms } of outcomes) {
      if (!effectiveFleet || !mayRun(effectiveFleet, hotel, remote, version)) continue;
      const at = { hotel, remote, version };
      releaseHealth.add(id, at, kind, ms && Math.min(ms, MAX_OUTCOME_MS));
      reported.set(`${remote} ${version}`, at);
    }
    for (const at of reported.values()) await checkRelease(at, state);
  }

  async function readReport(c: Context): Promise<VerifiedReport | undefined> {
    try {
      const sent = await bodyOf(new Response(c.req.raw.body), MAX_BODY_BYTES);
      const report = OutcomeReport.parse(JSON.parse(new TextDecoder().decode(sent)));
      const key = await secret();
      const claims = await verifiedToken(key, 'page-load', report.token, PageLoadClaims, clock());
      return claims && { ...claims, outcomes: report.outcomes.slice(0, MAX_OUTCOMES) };
    } catch {
      return undefined;
    }
  }

  return new Hono()
    .get(`${PAGE_LOAD_TOKEN_PATH}/:slug`, hotelSlug, async (c) => {
      const hotel = c.req.param('slug');
      if (!mayIssue(clientAddressOf(c, peerAddress))) return new Response(null, { status: 429 });
      if (!(await fleet())?.effectiveRevisionOf(hotel)) return notFound();
      // The hotel of no real guest would appear in `fleet status`.
      if (!KNOWN_STATES.has((await hotels.get(hotel)).record.state)) return notFound();
      const claims = { hotel, id: crypto.randomUUID() };
      const token = await signedToken(await secret(), 'page-load', claims, clock() + TOKEN_MS);
      return c.json({ token } satisfies PageLoadToken, 200, NO_STORE);
    })
    .post(OUTCOMES_PATH, async (c) => {
      const report = mayReport(clientAddressOf(c, peerAddress)) ? await readReport(c) : undefined;
      const state = report && (await fleet());
      if (report && state) await addOutcomes(report, state);
      return new Response(null, { status: 204, headers: NO_STORE });
    })
    .get(HEALTH_PATH, async (c) => {
      const token = /^Bearer (\S+)$/.exec(c.req.header('Authorization') ?? '')?.[1] ?? '';
      if (!(await verifiedToken(await secret(), 'health', token, z.object({}), clock())))
        return notFound();
      const [releases, reports] = [releaseHealth.allCounts(), releaseHealth.reports()];
      return c.json({ releases, reports } satisfies Health, 200, NO_STORE);
    });
}
