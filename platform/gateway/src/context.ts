import type { FleetState } from '@foyer/releases/revisions';
import type { Hono } from 'hono';
import type { Caches } from './caches.ts';
import type { GatewayDeps } from './deps.ts';
import type { Hotels } from './hotels/hotels.ts';
import type { Drawings } from './icons/drawings.ts';

/** Everything that the app of one origin serves from: the guests' app, or that of a preview. */
export type AppContext = Omit<GatewayDeps, 'fleet'> & {
  fleet: () => Promise<FleetState | undefined>;
  hotels: Hotels;
  drawings?: Drawings | undefined;
  caches: Caches;
  /** Routes that receive telemetry; previews have none. */
  telemetry?: Hono;
};
