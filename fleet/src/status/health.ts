import type { Fared, Refused } from '@foyer/gateway/health/ledger';
import { HEALTH_PATH, type Health } from '@foyer/gateway/health/routes';
import { bodyOf } from '@foyer/gateway/http/body';
import { signed } from '@foyer/gateway/http/signed';
import { OUTCOME_WORDS, type OutcomeKind } from '@foyer/shared/contracts/outcome';
import type { World } from '../world/world.ts';
import type { HotelRuns } from './running.ts';
import { shortened } from './shortened.ts';
import { table } from './table.ts';

const LIMIT_MS = 3_000;
const LARGEST_BYTES = 16_000_000;
const TOKEN_MS = 60_000;
/** As many lines as somebody reads. */
const MOST_SHOWN = 40;

/** How guests fared lately, as the gateway that counts says; undefined where it cannot be asked. */
export async function askHealth({
  reportsUrl,
  secret,
  fetch,
  clock,
}: World): Promise<Health | undefined> {
  try {
    const token = await signed(await secret(), 'health', {}, clock() + TOKEN_MS);
    const answer = await fetch(reportsUrl + HEALTH_PATH, {
      headers: { Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (!answer.ok) return undefined;
    return JSON.parse(new TextDecoder().decode(await bodyOf(answer, LARGEST_BYTES))) as Health;
  } catch {
    return undefined;
  }
}

/** The same in lines: what failed most comes first. */
export function healthLines(
  { reportsUrl }: Pick<World, 'reportsUrl'>,
  health: Health | undefined,
  runs: ReadonlyMap<string, HotelRuns>,
): string[] {
  if (!health)
    return [
      `How guests fare is not known: no gateway of this fleet answers at ${reportsUrl} (PORT, REPORTS_URL, FLEET_SECRET).`,
    ];
  const { releases, refused } = health;
  if (releases.length + refused.length === 0)
    return ['No page has told how it fared in the last 15 minutes.'];
  const sorted = releases.toSorted(
    (one, other) => share(other) - share(one) || nameOf(one).localeCompare(nameOf(other)),
  );
  const rows = sorted
    .slice(0, MOST_SHOWN)
    .map((fared) => [
      fared.hotel,
      `${fared.remote} ${shortened(fared.version)}`,
      howIt(fared, runs.get(fared.hotel) ?? runs.get('*')),
      String(fared.loads),
      fared.failed === 0 ? 'none' : `${fared.failed} (${Math.round(share(fared) * 100)} %)`,
      fared.ms === undefined ? '' : `${fared.ms} ms`,
      whyOf(fared),
    ]);
  const more = sorted.length - rows.length;
  return [
    'How guests fared in the last 15 minutes, by page loads:',
    ...table([['hotel', 'release', 'gets it', 'loads', 'failed', 'took', 'why'], ...rows]),
    ...(more > 0 ? [`and ${more} more releases at hotels: --json has all.`] : []),
    ...refused.slice(0, MOST_SHOWN).map(refusedLine),
  ];
}

const share = ({ failed, loads }: Fared) => (loads === 0 ? 0 : failed / loads);
const nameOf = ({ hotel, remote, version }: Fared) => `${hotel} ${remote} ${version}`;

/** Who gets a release: all, so many of a hundred, those for whom another one failed, or nobody now. */
function howIt({ remote, version, kinds }: Fared, runs: HotelRuns | undefined): string {
  const { version: current, ground, rollout } = runs?.remotes.get(remote) ?? {};
  if (rollout?.version === version) return `${rollout.percent} %`;
  if (current !== version) return kinds['fell-back'] ? 'in place of another' : 'no longer';
  const rest = rollout ? `${100 - rollout.percent} %` : 'all';
  return ground === 'stable' ? rest : `${rest}, ${ground}`;
}

function whyOf({ kinds }: Fared): string {
  return Object.entries(OUTCOME_WORDS)
    .flatMap(([kind, words]) => {
      const times = kind === 'loaded' ? undefined : kinds[kind as OutcomeKind];
      return times ? [`${words}: ${times}`] : [];
    })
    .join(', ');
}

function refusedLine({ kind, page, blocked, rule, times }: Refused): string {
  return `Browsers refused ${blocked || 'something'} on ${page} by ${rule || kind}: ${times} times.`;
}
