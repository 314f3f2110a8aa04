/** What the gateway can do. */
import type { Browser } from 'playwright';
import { LOGIN } from '../addresses.ts';
import { measureAnswers } from '../answers.ts';
import type { Figure } from '../figures.ts';
import type { Site } from '../site.ts';

const ANSWERS_BAR = 15_000;
const P99_BAR_MS = 50;

export async function answers(_: Browser, site: Site): Promise<Figure[]> {
  console.log('Asking the gateway for pages …');
  const { perSecond, p99 } = await measureAnswers(site.foyer.url, LOGIN);
  return [
    {
      figure: 'gateway, pages a second, all warm',
      bar: `≥ ${ANSWERS_BAR}`,
      foyer: String(Math.round(perSecond)),
      plain: '–',
      holds: perSecond >= ANSWERS_BAR,
    },
    {
      figure: 'gateway, 99th percentile',
      bar: `≤ ${P99_BAR_MS} ms`,
      foyer: `${p99.toFixed(1)} ms`,
      plain: '–',
      holds: p99 <= P99_BAR_MS,
    },
  ];
}
