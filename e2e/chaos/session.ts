import { HOTEL_ADMIN } from '@foyer/shared/contracts/provider/conversation.ts';
import type { Browser, Page } from '@playwright/test';
import { type NewHotel, storeSession } from '../support/hotels.ts';
import { retryingDesk } from './desk.ts';
import { createFaultyNetwork, type FaultyNetwork } from './faulty-network.ts';
import type { Plan, Step } from './plan.ts';
import { randomOf } from './random.ts';
import type { Servers } from './servers.ts';

/** High enough to render the whole chat at once. */
const WINDOW = { width: 390, height: 4000 };
const RECOVERY_MS = 90_000;
const MESSAGE = /^(?:guest|desk) \d+-\d+$/;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Messages as written by each side, recorded by the provider and displayed to the guest. */
export type SessionResult = {
  written: Record<'guest' | 'desk', string[]>;
  recorded: Record<'guest' | 'desk', string[]>;
  /** Messages of both sides, in the provider's order. */
  conversation: string[];
  /** Messages on the guest's screen after recovery. */
  displayed: string[];
};

/** Runs a chat of a guest and the desk with the faults of `plan`. */
export async function runSession(
  servers: Servers,
  browser: Browser,
  plan: Plan,
): Promise<SessionResult> {
  const context = await browser.newContext({ baseURL: servers.gatewayUrl, viewport: WINDOW });
  try {
    const { hotel, guest, admin } = await createChaosHotel(servers);
    const desk = retryingDesk(servers.providerUrl, admin, guest.user.id);
    const page = await context.newPage();
    await storeSession(page, guest, servers.gatewayUrl);
    const faults = await createFaultyNetwork(context, plan.faultRates, randomOf(plan.seed + 1));
    const chat = `/${hotel.slug}/dashboard/chat`;
    await page.goto(chat);
    await composerOf(page).waitFor();

    const background = new Set<Promise<unknown>>();
    const runInBackground = (work: Promise<unknown>) => background.add(work);
    let restarting: Promise<void> = Promise.resolve();
    let network: Promise<void> = Promise.resolve();
    for (const step of plan.steps) {
      if (step.do === 'kill') {
        await restarting;
        await servers.kill();
        restarting = pause(step.ms).then(servers.restart);
        runInBackground(restarting);
      } else if (step.do === 'offline' || step.do === 'mute') {
        await network;
        network = interrupt(faults, step.do, step.ms);
        runInBackground(network);
      } else if (step.do === 'desk-writes') desk.send(step.text);
      else if (step.do === 'cut') faults.cut();
      else if (step.do === 'wait') await pause(step.ms);
      else {
        // A page cannot reload offline.
        if (step.do === 'reload') await network;
        await performGuestStep(page, step);
      }
    }
    await Promise.all(background);
    await faults.stopFaults();
    await desk.sent();
    return await resultOf(plan, page, desk);
  } finally {
    await context.close();
  }
}

async function createChaosHotel({ providerUrl }: Servers): Promise<NewHotel> {
  const response = await fetch(`${providerUrl}/testing/hotels`, { method: 'POST', body: '{}' });
  if (!response.ok) throw new Error(await response.text());
  return response.json() as Promise<NewHotel>;
}

const composerOf = (page: Page) => page.getByPlaceholder('Write your message...');

async function interrupt(
  faults: FaultyNetwork,
  how: 'offline' | 'mute',
  ms: number,
): Promise<void> {
  if (how === 'offline') await faults.offline();
  else faults.mute(true);
  await pause(ms);
  if (how === 'offline') await faults.online();
  else faults.mute(false);
}

async function performGuestStep(page: Page, step: Step): Promise<void> {
  if (step.do === 'guest-writes') {
    await composerOf(page).fill(step.text);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText(step.text, { exact: true }).waitFor();
  } else if (step.do === 'reload') {
    await page.reload();
    await composerOf(page).waitFor();
  } else if (step.do === 'navigate-away') {
    await page.getByRole('link', { name: 'Notifications' }).click();
    await page.waitForURL('**/notification');
    await page.goBack();
    await composerOf(page).waitFor();
  }
}

async function resultOf(
  { steps }: Plan,
  page: Page,
  desk: ReturnType<typeof retryingDesk>,
): Promise<SessionResult> {
  const writtenBy = (side: 'guest' | 'desk') =>
    steps.flatMap((step) => (step.do === `${side}-writes` && 'text' in step ? [step.text] : []));
  const written = { guest: writtenBy('guest'), desk: writtenBy('desk') };
  const expected = written.guest.length + written.desk.length;
  const end = Date.now() + RECOVERY_MS;
  let chat = await desk.chat();
  let displayed = await messagesOf(page);
  const isComplete = () =>
    chat.length >= expected && chat.every(({ body }, index) => displayed[index] === body);
  while (!isComplete() && Date.now() < end) {
    await pause(100);
    chat = await desk.chat();
    displayed = await messagesOf(page);
  }
  const recordedBy = (hotel: boolean) =>
    chat.filter(({ from }) => (from === HOTEL_ADMIN) === hotel).map(({ body }) => body);
  return {
    written,
    recorded: { guest: recordedBy(false), desk: recordedBy(true) },
    conversation: chat.map(({ body }) => body),
    displayed,
  };
}

async function messagesOf(page: Page): Promise<string[]> {
  const texts = await page.getByRole('log').locator('[dir="auto"]').allTextContents();
  return texts.filter((text) => MESSAGE.test(text));
}
