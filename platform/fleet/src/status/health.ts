import { bodyOf, signedToken } from '@foyer/common/http';
import {
  type CountedReport,
  HEALTH_PATH,
  type Health,
  OUTCOME_MESSAGES,
  type OutcomeCounts,
  type OutcomeKind,
} from '@foyer/releases/contracts';
import type { Deps } from '../deps/deps.ts';
import { shortVersion, table } from './format.ts';
import type { HotelRuns } from './running-versions.ts';

const TIMEOUT_MS = 3_000;
const MAX_BYTES = 16_000_000;
const TOKEN_MS = 60_000;
/** The largest number of printed lines. */
const MAX_LINES = 40;

/** Fetches release health from the gateway; undefined if it is unreachable. */
export async function fetchHealth({
  reportsUrl,
  secret,
  fetch,
  clock,
}: Deps): Promise<Health | undefined> {
  try {
    const token = await signedToken(await secret(), 'health', {}, clock() + TOKEN_MS);
    const answer = await fetch(reportsUrl + HEALTH_PATH, {
      headers: { Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) return undefined;
    return JSON.parse(new TextDecoder().decode(await bodyOf(answer, MAX_BYTES))) as Health;
  } catch {
    return undefined;
  }
}

/** Formats release health, highest failure share first. */
export function healthLines(
  { reportsUrl }: Pick<Deps, 'reportsUrl'>,
  health: Health | undefined,
  runs: ReadonlyMap<string, HotelRuns>,
): string[] {
  if (!health)
    return [
      `Release health is unknown: no gateway of this fleet answers at ${reportsUrl} (PORT, REPORTS_URL, FLEET_SECRET): docs/operator/rollouts.md#release-health`,
    ];
  const { releases, reports } = health;
  if (releases.length + reports.length === 0)
    return ['No page load was reported in the last 15 minutes.'];
  const sorted = releases.toSorted(
    (one, other) => share(other) - share(one) || nameOf(one).localeCompare(nameOf(other)),
  );
  const rows = sorted
    .slice(0, MAX_LINES)
    .map((entry) => [
      entry.hotel,
      `${entry.remote} ${shortVersion(entry.version)}`,
      audienceOf(entry, runs.get(entry.hotel) ?? runs.get('*')),
      String(entry.loads),
      entry.failed === 0 ? 'none' : `${entry.failed} (${Math.round(share(entry) * 100)} %)`,
      entry.ms === undefined ? '' : `${entry.ms} ms`,
      failureReasons(entry),
    ]);
  const more = sorted.length - rows.length;
  return [
    'Release health of the last 15 minutes, by page loads:',
    ...table([['hotel', 'release', 'audience', 'loads', 'failed', 'median', 'reasons'], ...rows]),
    ...(more > 0 ? [`and ${more} more releases at hotels: --json has all.`] : []),
    ...reports.slice(0, MAX_LINES).map(blockedLine),
  ];
}

const share = ({ failed, loads }: OutcomeCounts) => (loads === 0 ? 0 : failed / loads);
const nameOf = ({ hotel, remote, version }: OutcomeCounts) => `${hotel} ${remote} ${version}`;

/** Names the audience of a release: all, a percentage, browsers that fell back, or nobody. */
function audienceOf(
  { remote, version, kinds }: OutcomeCounts,
  runs: HotelRuns | undefined,
): string {
  const { version: current, selectedBy, rollout } = runs?.remotes.get(remote) ?? {};
  if (rollout?.version === version) return `${rollout.percent} %`;
  if (current !== version) return kinds['fell-back'] ? 'as fallback' : 'nobody now';
  const rest = rollout ? `${100 - rollout.percent} %` : 'all';
  return selectedBy === 'stable' ? rest : `${rest}, ${selectedBy}`;
}

function failureReasons({ kinds }: OutcomeCounts): string {
  return Object.entries(OUTCOME_MESSAGES)
    .flatMap(([kind, message]) => {
      const times = kind === 'loaded' ? undefined : kinds[kind as OutcomeKind];
      return times ? [`${message}: ${times}`] : [];
    })
    .join(', ');
}

function blockedLine({ kind, page, blocked, rule, times }: CountedReport): string {
  return `Browsers blocked ${blocked || 'something'} on ${page} by ${rule || kind}: ${times} times.`;
}
