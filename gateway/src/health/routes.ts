import { isSlug } from '@foyer/shared/addresses/slug';
import {
  LOAD_PATH,
  type Load,
  MOST_OUTCOMES,
  OUTCOME_WORDS,
  OUTCOMES_PATH,
  type OutcomeKind,
} from '@foyer/shared/contracts/outcome';
import type { InlinedHotel } from '@foyer/shared/contracts/page';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { mayRun } from '../composition/choices.ts';
import type { GatewayDeps } from '../deps.ts';
import type { FleetState } from '../fleet/state.ts';
import type { Hotels } from '../hotels/hotels.ts';
import { addressOf } from '../http/address.ts';
import { bodyOf } from '../http/body.ts';
import { missing } from '../http/plain.ts';
import { createQuota } from '../http/quota.ts';
import { readSigned, signed } from '../http/signed.ts';
import type { At, Fared, Ledger, Refused } from './ledger.ts';

/** How long a page load keeps its name, in milliseconds: pages are open for hours. */
const LOAD_MS = 12 * 60 * 60_000;
/** A sending of fifty outcomes has some kilobytes. */
const LARGEST_BYTES = 32_768;
/**
 * Names for page loads, and sendings, in a minute: of one address, which a hotel's guests may have
 * together, and of all, so that what is counted stays below a hundred megabytes.
 */
const EACH = 120;
const ALL = 3_000;
const LONGEST_MS = 120_000;

const KNOWN: ReadonlySet<InlinedHotel['state']> = new Set(['ok', 'default']);
const NO_STORE = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

const KINDS = Object.keys(OUTCOME_WORDS) as [OutcomeKind, ...OutcomeKind[]];
const word = z.string().check(z.maxLength(100));
const Told = z.object({
  load: z.string(),
  outcomes: z.array(
    z.object({
      remote: word,
      version: word,
      screen: word,
      kind: z.enum(KINDS),
      ms: z.optional(z.number().check(z.minimum(0))),
    }),
  ),
});
const LoadFacts = z.object({ hotel: z.string(), id: z.string() });
type LoadTold = z.infer<typeof LoadFacts> & Pick<z.infer<typeof Told>, 'outcomes'>;

type Ground = Pick<GatewayDeps, 'clock' | 'secret' | 'peerAddress'> & {
  fleet: () => Promise<FleetState | undefined>;
  hotels: Pick<Hotels, 'get'>;
  ledger: Ledger;
  /** Looks into a release that something was told of. */
  look: (at: At, state: FleetState) => Promise<void>;
};

/**
 * `GET /-/load/{slug}` names a page load, and `POST /-/outcomes` takes down how it fared. Nothing is
 * believed that no page load could know; whoever sends learns nothing.
 */
export function healthRoutes({
  clock,
  secret,
  peerAddress,
  fleet,
  hotels,
  ledger,
  look,
}: Ground): Hono {
  const mayLoad = createQuota(clock, EACH, ALL);
  const mayTell = createQuota(clock, EACH, ALL);

  async function takeDown({ hotel, id, outcomes }: LoadTold, state: FleetState): Promise<void> {
    const said = state.course(hotel)?.document.fleet;
    const concerned = new Map<string, At>();
    for (const { remote, version, kind, ms } of outcomes) {
      if (!said || !mayRun(said, hotel, remote, version)) continue;
      const at = { hotel, remote, version };
      ledger.add(id, at, kind, ms && Math.min(ms, LONGEST_MS));
      concerned.set(`${remote} ${version}`, at);
    }
    for (const at of concerned.values()) await look(at, state);
  }

  async function readTold(c: Context): Promise<LoadTold | undefined> {
    try {
      const sent = await bodyOf(new Response(c.req.raw.body), LARGEST_BYTES);
      const told = Told.parse(JSON.parse(new TextDecoder().decode(sent)));
      const facts = await readSigned(await secret(), 'load', told.load, LoadFacts, clock());
      return facts && { ...facts, outcomes: told.outcomes.slice(0, MOST_OUTCOMES) };
    } catch {
      return undefined;
    }
  }

  return new Hono()
    .get(`${LOAD_PATH}/:slug`, async (c) => {
      const hotel = c.req.param('slug');
      if (!isSlug(hotel)) return missing();
      if (!mayLoad(addressOf(c, peerAddress))) return new Response(null, { status: 429 });
      if (!(await fleet())?.course(hotel)) return missing();
      // Nobody's hotel would stand in the fleet in the end.
      if (!KNOWN.has((await hotels.get(hotel)).state)) return missing();
      const facts = { hotel, id: crypto.randomUUID() };
      const load = await signed(await secret(), 'load', facts, clock() + LOAD_MS);
      return Response.json({ load } satisfies Load, { headers: NO_STORE });
    })
    .post(OUTCOMES_PATH, async (c) => {
      const told = mayTell(addressOf(c, peerAddress)) ? await readTold(c) : undefined;
      const state = told && (await fleet());
      if (told && state) await takeDown(told, state);
      return new Response(null, { status: 204, headers: NO_STORE });
    })
    .get(HEALTH_PATH, async (c) => {
      const token = /^Bearer (\S+)$/.exec(c.req.header('Authorization') ?? '')?.[1] ?? '';
      if (!(await readSigned(await secret(), 'health', token, z.object({}), clock())))
        return missing();
      const health: Health = { releases: ledger.all(), refused: ledger.refused() };
      return Response.json(health, { headers: NO_STORE });
    });
}

/** Where operators ask how guests fare, with a token for the purpose `health`. */
export const HEALTH_PATH = '/-/health';
export type Health = { releases: Fared[]; refused: Refused[] };
