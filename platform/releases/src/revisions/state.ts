import type { Realtime } from '@foyer/shared/contracts/realtime.ts';
import { WORKER } from '@foyer/shared/contracts/worker.ts';
import type { LRUCache } from 'lru-cache';
import { choiceOf } from '../composition/choices.ts';
import { groupedProblems, hotelsOf, type Problem } from '../composition/problems.ts';
import type { Resolution } from '../composition/resolution.ts';
import { resolveComposition } from '../composition/resolve.ts';
import { activeRolloutsOf, type Rollouts } from '../composition/rollouts.ts';
import { warningsOf } from '../composition/warnings.ts';
import { ALL_HOTELS } from '../contracts/fleet.ts';
import type { Release } from '../contracts/release.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import {
  type CandidateRevision,
  candidateRevisionsFrom,
  effectiveRevisionOf,
  isValidSomewhere,
} from './candidate-revisions.ts';
import { type EditedFile, readEditedFile } from './edited-file.ts';
import type { FleetSource } from './fleet-source.ts';
import { newestRevision, type Revision } from './revision-log.ts';

/** The state that follows from fleet document, revision log and release store. */
export type FleetState = Omit<EditedFile, 'candidatesOfEdit'> & {
  /** The highest number in the revision log; the next change gets the number after it. */
  newest: number;
  /** The current revision; undefined until one was accepted. */
  current: Revision | undefined;
  /** The current revision with its document and releases. */
  currentCandidate: CandidateRevision | undefined;
  behind: ReturnType<typeof behindOf>;
  /** Warnings for operators about the current revision, which all hotels can run. */
  warnings: Problem[];
  /** Missing releases; the state changes if one arrives. */
  missing: [name: string, version: string][];
  /** True if any hotel has a page. */
  servesAnyHotel: boolean;
  /** The service worker of all hotels; undefined if none may run. */
  worker: Release | undefined;
  /** Returns the effective revision of a hotel; undefined if none is valid. */
  effectiveRevisionOf(slug: string): CandidateRevision | undefined;
  /** Returns the rollouts at a hotel: name → percentage of browsers. */
  rolloutsOf(slug: string): Rollouts;
  /** Resolves a hotel's composition; a browser without a rollout bucket gets no rollout. */
  resolve(slug: string, bucket?: string): Resolution | undefined;
};

/** Holds what the state is read from. */
export type FleetDeps = {
  fleet: Pick<FleetSource, 'read' | 'revisionLog'>;
  store: Pick<ReleaseStore, 'manifest'>;
  realtime?: Realtime | undefined;
  /** Resolutions by effective revision, hotel and active rollouts; without it each call resolves anew. */
  resolutions?: LRUCache<string, Resolution> | undefined;
};

/** Validates the fleet; changes nothing. */
export async function fleetState({
  fleet,
  store,
  realtime,
  resolutions,
}: FleetDeps): Promise<FleetState> {
  const { revisionLog } = fleet;
  const newest = await revisionLog.newest();
  const current = await newestRevision(revisionLog);
  const candidates = await candidateRevisionsFrom(current, revisionLog, store);
  const { candidatesOfEdit = [], ...file } = await readEditedFile(fleet, store, newest, candidates);
  const [currentCandidate] = candidates;
  const effectiveOf = (slug: string) => effectiveRevisionOf(candidates, slug);
  return {
    newest,
    current,
    currentCandidate,
    ...file,
    behind: behindOf(candidates),
    warnings: currentCandidate
      ? warningsOf(currentCandidate.document, currentCandidate.releases)
      : [],
    missing: [...candidatesOfEdit, ...candidates].flatMap(({ releases }) => releases.missing),
    servesAnyHotel: candidates.some(isValidSomewhere),
    worker: workerOf(currentCandidate),
    effectiveRevisionOf: effectiveOf,
    rolloutsOf: (slug) => effectiveOf(slug)?.rolloutsOf(slug) ?? new Map(),
    resolve(slug, bucket) {
      const effective = effectiveOf(slug);
      if (!effective) return undefined;
      const { id, document, releases } = effective;
      const active = activeRolloutsOf(bucket, effective.rolloutsOf(slug));
      const key = [id, slug, ...active].join(' ');
      const known = resolutions?.get(key);
      if (known) return known;
      const resolution = resolveComposition(document.fleet, slug, releases, { realtime, active });
      resolutions?.set(key, resolution);
      return resolution;
    },
  };
}

/** Returns the first available release of the worker's channel that is not withdrawn. */
export function workerOf(revision: CandidateRevision | undefined): Release | undefined {
  if (!revision) return undefined;
  const { document, releases } = revision;
  const { versions } = choiceOf(document.fleet, ALL_HOTELS, WORKER);
  const found = versions.map((version) => releases.get(WORKER, version));
  return found.find((release) => release !== undefined);
}

/** Groups the hotels for which the current revision is invalid by their effective revision. */
function behindOf(candidates: readonly CandidateRevision[]) {
  const [current] = candidates;
  if (!current) return [];
  const groups = Map.groupBy(hotelsOf(current.document), (slug) =>
    effectiveRevisionOf(candidates, slug),
  );
  groups.delete(current);
  return [...groups].map(([effective, hotels]) => {
    const index = effective ? candidates.indexOf(effective) : candidates.length;
    return {
      /** Undefined if no revision is valid: these hotels have no page. */
      revision: effective?.revision.revision,
      hotels,
      /** Reasons why the current revision is invalid for these hotels. */
      problems: groupedProblems(hotels, current.problems),
      /** Since when they have stayed behind (ISO 8601). */
      since: candidates[index - 1]?.revision.at ?? current.revision.at,
    };
  });
}
