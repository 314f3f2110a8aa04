import {
  createQuota,
  notFound,
  signedToken,
  subscriberAt,
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
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { AppContext } from '../context.ts';
import { hotelSlug } from '../hotel-slug.ts';
import type { createAutomaticRollback } from './automatic-rollback.ts';
import type { ReleaseHealth } from './release-health.ts';
import { telemetryBody } from './telemetry-body.ts';

/** How long a page-load token is valid, in milliseconds: pages stay open for hours. */
const TOKEN_MS = 12 * 60 * 60_000;
/**
 * Maximum page-load tokens, and outcome reports, per minute. The first limit is for one address,
 * which a hotel's guests may share, the second for all. The total keeps the counts below a hundred
 * megabytes.
 */
const MAX_PER_ADDRESS = 120;
const MAX_TOTAL = 3_000;
const MAX_OUTCOME_MS = 120_000;

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

/**
 * Serves page-load tokens (`GET /-/page-load-token/{slug}`) and accepts outcome reports (`POST
 * /-/outcomes`). It counts only what the page of the token could report; responses tell the sender
 * nothing.
 */
export function healthRoutes(
  context: AppContext,
  releaseHealth: ReleaseHealth,
  checkRelease: ReturnType<typeof createAutomaticRollback>,
): Hono {
  const { clock, secret, fleet, hotels } = context;
  const mayIssue = createQuota(clock, MAX_PER_ADDRESS, MAX_TOTAL);
  const mayReport = createQuota(clock, MAX_PER_ADDRESS, MAX_TOTAL);

  /** Returns the outcomes of a request, and the page load that reports them. */
  async function readReport(c: Context) {
    const sent = new TextDecoder().decode(await telemetryBody(c.req.raw));
    const { token, outcomes } = OutcomeReport.parse(JSON.parse(sent));
    const key = await secret();
    const pageLoad = await verifiedToken(key, 'page-load', token, PageLoadClaims, clock());
    return pageLoad && { ...pageLoad, outcomes: outcomes.slice(0, MAX_OUTCOMES) };
  }

  async function addOutcomes(c: Context): Promise<void> {
    const report = await readReport(c).catch(() => undefined);
    const state = await fleet();
    if (!report || !state) return;
    const { hotel, id, outcomes } = report;
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

  return new Hono()
    .get(`${PAGE_LOAD_TOKEN_PATH}/:slug`, hotelSlug, async (c) => {
      const hotel = c.req.param('slug');
      if (!mayIssue(subscriberAt(c, context))) return c.body(null, 429);
      if (!(await fleet())?.effectiveRevisionOf(hotel)) return notFound();
      // The hotel of no real guest would appear in `fleet status`.
      const { state } = (await hotels.get(hotel)).record;
      if (state === 'unknown' || state === 'unreachable') return notFound();
      const claims = { hotel, id: crypto.randomUUID() };
      const token = await signedToken(await secret(), 'page-load', claims, clock() + TOKEN_MS);
      return c.json({ token } satisfies PageLoadToken, 200, NO_STORE);
    })
    .post(OUTCOMES_PATH, async (c) => {
      if (mayReport(subscriberAt(c, context))) await addOutcomes(c);
      return c.body(null, 204, NO_STORE);
    })
    .get(HEALTH_PATH, async (c) => {
      const token = /^Bearer (\S+)$/.exec(c.req.header('Authorization') ?? '')?.[1] ?? '';
      if (!(await verifiedToken(await secret(), 'health', token, z.object({}), clock())))
        return notFound();
      const [releases, reports] = [releaseHealth.allCounts(), releaseHealth.reports()];
      return c.json({ releases, reports } satisfies Health, 200, NO_STORE);
    });
}
