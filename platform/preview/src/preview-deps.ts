import type { Realtime } from '@foyer/shared/contracts/realtime';
import type { Hono } from 'hono';
import type { FleetState } from '../fleet/state.ts';
import type { Runtime } from '../http/runtime.ts';
import type { LoadInspector } from '../inspector/inspector.ts';
import type { PageDecorations } from '../page/page-decorations.ts';
import type { ReleaseStore } from '../releases/release-store.ts';

/** The fleet and releases that an app shows. */
export type ShownFleet = {
  releases: ReleaseStore;
  fleet: () => Promise<FleetState | undefined>;
};

/** Everything that previews need from the gateway. */
export type PreviewDeps = Pick<Runtime, 'log' | 'fetch' | 'clock'> &
  ShownFleet & {
    /** The origin of previews, at another host than the guests'. */
    previewOrigin: string;
    /** The origins of guest pages; a left preview links to the first. */
    publicOrigins?: readonly string[] | undefined;
    /** The broadcasting service; without one pages connect to the provider's own endpoint. */
    realtime?: Realtime | undefined;
    inspector?: LoadInspector;
    /** Creates the guests' app at the preview origin, with another fleet and decorations. */
    createApp: (shown: ShownFleet & { pageDecorations: PageDecorations }) => Hono;
  };
