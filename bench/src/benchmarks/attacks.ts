/** Measures other guests' waiting times during attacks and in a crowd. */
import type { Browser } from 'playwright';
import { LOGIN } from '../addresses.ts';
import { pause } from '../attacks/caller.ts';
import { firstAnswers } from '../attacks/crowd.ts';
import { durations, openPage, readRequests, sendChat, signInAgain } from '../attacks/victims.ts';
import { type Figure, median, milliseconds } from '../figures.ts';
import { type App, attack, PORTS, type Site, startApp } from '../site.ts';

const CHAT_BAR_MS = 500;
const PAGE_BAR_MS = 1000;
const READ_BAR_MS = 200;
const CROWD_BAR = 3;
const HOTEL = '/api/hotels/grand-plaza';
/** An attack's process starts and connects in this time. */
const ATTACK_STARTS_MS = 2000;

export async function attacks(_: Browser, site: Site): Promise<Figure[]> {
  const { data, foyer } = site;
  console.log('Measuring a crowd at a fresh gateway …');
  const fresh = await startApp('foyer', data, PORTS.fresh);
  const crowd = await firstAnswers(fresh.url, HOTEL);

  const chat = await sendChat(site);
  const chats = await during('inventedTokens', foyer, () => durations(chat));

  const [read, signIns] = [await readRequests(site), await signInAgain(site)];
  const [reads, signedIn] = await during('signIns', foyer, () =>
    Promise.all([durations(read), Promise.all(signIns.map((signIn) => signIn()))]),
  );
  const right = signedIn.filter(({ status }) => status === 200).length;

  const page = await openPage(site, LOGIN);
  const pages = await during('subscriptions', foyer, () => durations(page));
  return [
    ratio('slowest first answer of 200 guests at once, of the median', crowd, CROWD_BAR),
    slowest("another guest's chat during 600 connections of invented tokens", chats, CHAT_BAR_MS),
    slowest('a page during 2,000 sockets with bad subscriptions', pages, PAGE_BAR_MS),
    {
      figure: 'right sign-ins of known guests during 115 wrong ones a second',
      bar: `${signIns.length} of ${signIns.length}`,
      foyer: `${right} of ${signIns.length}`,
      plain: '–',
      holds: right === signIns.length,
    },
    slowest("another guest's reads during them", reads, READ_BAR_MS),
  ];
}

/** Measures during an attack on a gateway by another process. */
async function during<Result>(
  name: string,
  { url }: App,
  measure: () => Promise<Result>,
): Promise<Result> {
  console.log(`Measuring during the attack ${name} …`);
  const stop = attack(name, url);
  try {
    await pause(ATTACK_STARTS_MS);
    return await measure();
  } finally {
    await stop();
  }
}

function slowest(figure: string, times: readonly number[], barMs: number): Figure {
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
  return {
    figure: `${figure}, 99th percentile`,
    bar: `≤ ${barMs} ms`,
    foyer: milliseconds(p99),
    plain: '–',
    holds: p99 <= barMs,
  };
}

function ratio(figure: string, times: readonly number[], bar: number): Figure {
  const value = Math.max(...times) / median(times);
  return {
    figure,
    bar: `≤ ${bar} ×`,
    foyer: `${value.toFixed(1)} ×`,
    plain: '–',
    holds: value <= bar,
  };
}
