import { HOTEL_ADMIN } from '@foyer/shared/contracts/conversation';
import type { Browser, Page } from '@playwright/test';
import { enterAs, type NewHotel } from '../support/hotels.ts';
import { patientDesk } from './desk.ts';
import type { Plan, Step } from './plan.ts';
import { randomOf } from './random.ts';
import { stormyWire, type Wire } from './wire.ts';
import type { World } from './world.ts';

/** The whole chat is drawn at once, however long it is. */
const WINDOW = { width: 390, height: 4000 };
const HEALING_MS = 90_000;
const MESSAGE = /^(?:guest|desk) \d+-\d+$/;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** What one side wrote, what the provider holds of it, and what stands on the guest's screen. */
export type Outcome = {
  written: Record<'guest' | 'desk', string[]>;
  recorded: Record<'guest' | 'desk', string[]>;
  /** Of both sides, in the provider's order. */
  conversation: string[];
  /** The same as the guest sees it, once everything has healed. */
  shown: string[];
};

/** A guest and the desk talk while all that `plan` says happens to them. */
export async function runSession(world: World, browser: Browser, plan: Plan): Promise<Outcome> {
  const context = await browser.newContext({ baseURL: world.gatewayUrl, viewport: WINDOW });
  try {
    const { hotel, guest, admin } = await hotelOf(world);
    const desk = patientDesk(world.providerUrl, admin, guest.user.id);
    const page = await context.newPage();
    await enterAs(page, guest, world.gatewayUrl);
    const wire = await stormyWire(context, plan.weather, randomOf(plan.seed + 1));
    const chat = `/${hotel.slug}/dashboard/chat`;
    await page.goto(chat);
    await composerOf(page).waitFor();

    const background = new Set<Promise<unknown>>();
    const meanwhile = (work: Promise<unknown>) => background.add(work);
    let reviving: Promise<void> = Promise.resolve();
    let network: Promise<void> = Promise.resolve();
    for (const step of plan.steps) {
      if (step.do === 'kill') {
        await reviving;
        await world.kill();
        reviving = pause(step.ms).then(world.revive);
        meanwhile(reviving);
      } else if (step.do === 'offline' || step.do === 'mute') {
        await network;
        network = interrupt(wire, step.do, step.ms);
        meanwhile(network);
      } else if (step.do === 'desk-writes') desk.say(step.text);
      else if (step.do === 'cut') wire.cut();
      else if (step.do === 'wait') await pause(step.ms);
      else {
        // A page cannot be loaded without a network.
        if (step.do === 'reload') await network;
        await byGuest(page, step);
      }
    }
    await Promise.all(background);
    await wire.calm();
    await desk.said();
    return await outcomeOf(plan, page, desk);
  } finally {
    await context.close();
  }
}

async function hotelOf({ providerUrl }: World): Promise<NewHotel> {
  const answer = await fetch(`${providerUrl}/testing/hotels`, { method: 'POST', body: '{}' });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json() as Promise<NewHotel>;
}

const composerOf = (page: Page) => page.getByPlaceholder('Write your message...');

async function interrupt(wire: Wire, how: 'offline' | 'mute', ms: number): Promise<void> {
  if (how === 'offline') await wire.offline();
  else wire.mute(true);
  await pause(ms);
  if (how === 'offline') await wire.online();
  else wire.mute(false);
}

async function byGuest(page: Page, step: Step): Promise<void> {
  if (step.do === 'guest-writes') {
    await composerOf(page).fill(step.text);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText(step.text, { exact: true }).waitFor();
  } else if (step.do === 'reload') {
    await page.reload();
    await composerOf(page).waitFor();
  } else if (step.do === 'look-elsewhere') {
    await page.getByRole('link', { name: 'Notifications' }).click();
    await page.waitForURL('**/notification');
    await page.goBack();
    await composerOf(page).waitFor();
  }
}

async function outcomeOf(
  { steps }: Plan,
  page: Page,
  desk: ReturnType<typeof patientDesk>,
): Promise<Outcome> {
  const writtenBy = (side: 'guest' | 'desk') =>
    steps.flatMap((step) => (step.do === `${side}-writes` && 'text' in step ? [step.text] : []));
  const written = { guest: writtenBy('guest'), desk: writtenBy('desk') };
  const expected = written.guest.length + written.desk.length;
  const end = Date.now() + HEALING_MS;
  let chat = await desk.chat();
  let shown = await linesOf(page);
  const healed = () =>
    chat.length >= expected && chat.every(({ body }, index) => shown[index] === body);
  while (!healed() && Date.now() < end) {
    await pause(100);
    chat = await desk.chat();
    shown = await linesOf(page);
  }
  const recordedBy = (hotel: boolean) =>
    chat.filter(({ from }) => (from === HOTEL_ADMIN) === hotel).map(({ body }) => body);
  return {
    written,
    recorded: { guest: recordedBy(false), desk: recordedBy(true) },
    conversation: chat.map(({ body }) => body),
    shown,
  };
}

async function linesOf(page: Page): Promise<string[]> {
  const texts = await page.getByRole('log').locator('[dir="auto"]').allTextContents();
  return texts.filter((text) => MESSAGE.test(text));
}
