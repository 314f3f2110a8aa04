/** Measures the throughput of the gateway. */
import type { Browser } from 'playwright';
import { LOGIN } from '../addresses.ts';
import type { Figure } from '../figures.ts';
import type { Site } from '../site.ts';
import { measureThroughput } from '../throughput.ts';

const THROUGHPUT_BAR = 15_000;
const P99_BAR_MS = 50;

export async function throughput(_: Browser, site: Site): Promise<Figure[]> {
  console.log('Measuring the throughput of the gateway …');
  const { perSecond, p99 } = await measureThroughput(site.foyer.url, LOGIN);
  return [
    {
      figure: 'gateway, pages per second, warm',
      bar: `≥ ${THROUGHPUT_BAR}`,
      foyer: String(Math.round(perSecond)),
      plain: '–',
      holds: perSecond >= THROUGHPUT_BAR,
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
