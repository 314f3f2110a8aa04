import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { createApp, type House } from '../app.ts';
import type { Resolution } from '../composition/resolution.ts';
import { FleetError } from '../composition/resolve.ts';
import type { GatewayDeps } from '../deps.ts';
import type { FleetState } from '../fleet/state.ts';
import { badge } from './badge.ts';
import { composeLook } from './compose-look.ts';
import type { Look } from './look.ts';
import { lookedAt } from './looked-at.ts';

/** Looks at once, of which one has a hotel's pages in memory; who comes later has them written anew. */
const MEMOISED_LOOKS = 20;

const NOTHING_ROLLED_OUT: ReturnType<FleetState['rollouts']> = new Map();

export type Session = {
  look: Look;
  /** An app of this look's own: no page of it is in the memory of another's, or of the guests'. */
  app: Hono;
  /** Why nothing can be shown, one sentence each; empty where all is well. */
  problems(): Promise<readonly string[]>;
};

/** The app of each look, as long as somebody looks. */
export function createSessions(
  deps: GatewayDeps & { previewOrigin: string },
  house: House,
): (look: Look) => Session {
  const sessions = new LRUCache<string, Session>({ max: MEMOISED_LOOKS });
  return (look) => {
    const key = JSON.stringify(look);
    const session = sessions.get(key) ?? sessionOf(look, deps, house);
    sessions.set(key, session);
    return session;
  };
}

function sessionOf(
  look: Look,
  deps: GatewayDeps & { previewOrigin: string },
  house: House,
): Session {
  const { hotel } = look;
  const { release, releases } = lookedAt(look, house.releases, deps);

  async function resolve(state: FleetState): Promise<Resolution> {
    const run = state.course(hotel);
    if (!run) throw new FleetError([`By the fleet in force ${hotel} has no page at all`]);
    return composeLook(run, hotel, await release(), deps.realtime);
  }

  /** As for everybody, but for the one remote, and without a service worker. */
  async function fleet(): Promise<FleetState | undefined> {
    const state = await house.fleet();
    const resolution = state && (await resolve(state).catch(expected));
    if (!state || !resolution || !('composition' in resolution)) return undefined;
    return {
      ...state,
      worker: undefined,
      rollouts: () => NOTHING_ROLLED_OUT,
      resolve: (slug) => (slug === hotel ? resolution : undefined),
    };
  }

  return {
    look,
    app: createApp(
      { ...deps, publicOrigins: [deps.previewOrigin], around: badge(look, deps) },
      { ...house, releases, fleet, told: new Hono() },
    ),
    async problems() {
      const state = await house.fleet();
      const found = state && (await resolve(state).catch(expected));
      return found && 'problems' in found ? found.problems : [];
    },
  };
}

/** What is wrong with the fleet or the release is told; anything else is a failure. */
function expected(error: unknown): FleetError {
  if (error instanceof FleetError) return error;
  throw error;
}
