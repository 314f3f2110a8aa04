import type { Runtime } from '@foyer/common/http';
import type { PageDecorations } from '@foyer/prerender/page';
import type { FleetState } from '@foyer/releases/revisions';
import type { ReleaseStore } from '@foyer/releases/store';
import type { Realtime } from '@foyer/shared/contracts/realtime.ts';
import type { Hono } from 'hono';
import type { LoadInspector } from './inspector/inspector.ts';

/** The fleet and releases that an app shows. */
type ShownFleet = {
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
