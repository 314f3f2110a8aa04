import type { Resolution } from '@foyer/releases/composition';
import { FleetError } from '@foyer/releases/composition';
import type { FleetState } from '@foyer/releases/revisions';
import type { Preview } from './preview.ts';
import { previewBar } from './preview-bar.ts';
import type { PreviewDeps } from './preview-deps.ts';
import { previewSourceOf } from './preview-source.ts';
import { resolvePreview } from './resolve-preview.ts';

const NO_ROLLOUTS: ReturnType<FleetState['rolloutsOf']> = new Map();

export type PreviewSession = ReturnType<typeof previewSession>;

/** Returns the session of a preview; its pages are rendered for each request. */
export function previewSession(preview: Preview, deps: PreviewDeps) {
  const { hotel } = preview;
  const { release, releases } = previewSourceOf(preview, deps.releases, deps);

  async function resolve(state: FleetState): Promise<Resolution> {
    const effective = state.effectiveRevisionOf(hotel);
    if (!effective) throw new FleetError([`${hotel} has no page in the current fleet`]);
    return resolvePreview(effective, hotel, await release(), deps.realtime);
  }

  /** Returns the guests' fleet state with the one remote replaced, and no service worker. */
  async function fleet(): Promise<FleetState | undefined> {
    const state = await deps.fleet();
    const resolution = state && (await resolve(state).catch(expected));
    if (!state || !resolution || !('composition' in resolution)) return undefined;
    return {
      ...state,
      worker: undefined,
      rolloutsOf: () => NO_ROLLOUTS,
      resolve: (slug) => (slug === hotel ? resolution : undefined),
    };
  }

  return {
    preview,
    /** App of this preview alone. */
    app: deps.createApp({ releases, fleet, pageDecorations: previewBar(preview, deps) }),
    /** Returns why the preview cannot be shown, one sentence each; empty if it can. */
    async problems(): Promise<readonly string[]> {
      const state = await deps.fleet();
      const result = state && (await resolve(state).catch(expected));
      return result && 'problems' in result ? result.problems : [];
    },
  };
}

/** Returns an error of the fleet or the release; rethrows any other error. */
function expected(error: unknown): FleetError {
  if (error instanceof FleetError) return error;
  throw error;
}
