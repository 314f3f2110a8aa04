import type { Runtime } from '@foyer/common/http';
import type { Drawing, DrawingInput, PageDecorations } from '@foyer/prerender/page';
import type { LoadInspector } from '@foyer/preview/inspector';
import type { FleetSource } from '@foyer/releases/revisions';
import type { ReleaseStore } from '@foyer/releases/store';
import type { GatewaySettings } from './settings.ts';

/** Everything the gateway needs; nothing is specific to Node. */
export type GatewayDeps = Runtime &
  GatewaySettings & {
    releases: ReleaseStore;
    fleet: FleetSource;
    /** Decorations around the app in pages that are not for guests. */
    pageDecorations?: PageDecorations | undefined;
    /** Loads the inspector for such pages; undefined if it was not built. */
    inspector?: LoadInspector;
    /** Draws a hotel's icons and social card where the runtime can; else its own pictures are used. */
    draw?: ((input: DrawingInput) => Promise<Drawing>) | undefined;
    /** Aborts the connection of a request whose response cannot be sent completely. */
    abortConnection?: (env: unknown) => void;
    /** Returns the secret that signs tokens; shared by all gateways and commands of a fleet. */
    secret: () => Promise<string>;
  };
