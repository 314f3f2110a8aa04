import { openHotelPage } from '@foyer/shared/testing/hotel-page.tsx';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { remote } from '../../remote.ts';
import type { Message } from '../data/message.ts';
import type { Conversation } from './use-conversation.ts';

await openHotelPage(remote, {});
const { ConversationView } = await import('./conversation-view.tsx');

const REST_MS = 400;
/** Long, because a busy machine renders few frames in that time. */
const REST_FRAMES = 10;
const HOTEL = 'Hotel Admin';
const GUEST = 'Amelia Hart';

let count = 0;

function message(from: string, body: string, more: Partial<Message> = {}): Message {
  count += 1;
  const at = '2026-11-20T18:02:00Z';
  return { key: `${count}`, body, from, mine: from !== HOTEL, at, state: 'sent', ...more };
}

const conversationOf = (length: number, name = 'Line') =>
  Array.from({ length }, (_, index) =>
    message(
      index % 3 === 0 ? GUEST : HOTEL,
      `${name} ${index + 1} ${'and so on '.repeat(index % 7)}`,
    ),
  );

const calls = {
  send: vi.fn(() => true),
  retry: vi.fn(),
  discard: vi.fn(),
  reportTyping: vi.fn(),
  markRead: vi.fn(),
  load: vi.fn(),
};

beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Options = Partial<Pick<Conversation, 'earlier' | 'offline' | 'typing'>>;

/** Renders a conversation whose messages the test provides. */
async function open(messages: readonly Message[] | undefined, given: Options = {}) {
  let receive: (next: (known: readonly Message[]) => readonly Message[]) => void = () => undefined;
  function TestConversation() {
    const [known, setKnown] = useState(messages);
    receive = (next) => setKnown((now) => next(now ?? []));
    const conversation: Conversation = {
      error: undefined,
      retryHistory: () => undefined,
      earlier: undefined,
      typing: false,
      zone: 'Europe/London',
      offline: false,
      ...calls,
      ...given,
      messages: known,
    };
    return (
      <div style={{ display: 'grid', height: 560 }}>
        <ConversationView
          conversation={conversation}
          draft="test"
          placeholder="Write your message..."
          empty={<p>Nothing yet</p>}
        />
      </div>
    );
  }
  const screen = await render(<TestConversation />);
  const list = screen.getByRole('log');
  const scroller = () => list.element() as HTMLElement;
  return {
    ...screen,
    list,
    scroller,
    box: screen.getByPlaceholder('Write your message...'),
    receive: (...received: Message[]) => receive((known) => [...known, ...received]),
    change: (next: (known: readonly Message[]) => readonly Message[]) => receive(next),
    /** Returns the pixels below the visible part. */
    below: () => {
      const { scrollHeight, scrollTop, clientHeight } = scroller();
      return Math.round(scrollHeight - scrollTop - clientHeight);
    },
    /** Returns a message in the middle and its position. */
    middle() {
      const rendered = list.getByText(/^Line \d+ /).elements();
      const found = rendered.find((element) => element.getBoundingClientRect().top > 100);
      return { text: found?.textContent?.trim() ?? '', at: topOf(found) };
    },
    at: (text: string) => topOf(list.getByText(text, { exact: true }).first().element()),
    /** Scrolls as a guest does, once the list has stopped moving. */
    async scrollTo(top: number) {
      await waitForRest(scroller());
      scroller().dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
      scroller().scrollTop = top;
    },
  };
}

const topOf = (element: Element | undefined) => element?.getBoundingClientRect().top ?? 0;

/**
 * Waits until the list has stopped moving. The time is longer than the list follows its end, and
 * longer than it waits to correct its measurements.
 */
async function waitForRest(list: Element): Promise<void> {
  let [last, since, frames] = ['', 0, 0];
  do {
    const now = await new Promise<number>(requestAnimationFrame);
    const position = `${list.scrollTop} of ${list.scrollHeight}`;
    if (position === last) frames += 1;
    else [last, since, frames] = [position, now, 0];
  } while (frames < REST_FRAMES || performance.now() - since < REST_MS);
}

test('MSG-12 MSG-13 shows HH for the hotel and initials for a guest, once per group', async () => {
  const screen = await open([
    message(HOTEL, 'Your room is ready.'),
    message(HOTEL, 'Anything we can have waiting?'),
    message(GUEST, 'A cot, please.'),
  ]);
  await expect.element(screen.getByText('A cot, please.')).toBeVisible();
  const boxOf = (text: string) => screen.getByText(text).element().getBoundingClientRect();
  expect(boxOf('A cot, please.').right).toBeGreaterThan(boxOf('Your room is ready.').right + 50);
  await expect.element(screen.getByText('HH', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('AH', { exact: true })).toBeVisible();
  expect(screen.getByText(HOTEL, { exact: true }).elements()).toHaveLength(1);
  const hh = screen.getByText('HH', { exact: true }).element().getBoundingClientRect();
  expect(hh.bottom).toBeGreaterThanOrEqual(boxOf('Anything we can have waiting?').bottom - 1);
});

test("shows days between messages, in the hotel's time zone", async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
  const screen = await open([
    message(GUEST, 'Long ago', { at: '2026-11-03T10:00:00Z' }),
    message(GUEST, 'Late', { at: '2026-11-20T23:30:00Z' }),
    message(GUEST, 'Early', { at: '2026-11-21T00:30:00Z' }),
    message(GUEST, 'Of a time that is none', { at: 'soon' }),
  ]);
  await expect.element(screen.getByText('Today')).toBeVisible();
  expect(screen.getByText('Yesterday').elements()).toHaveLength(1);
  expect(screen.getByText('Tuesday, November 3, 2026').elements()).toHaveLength(1);
});

test('MSG-14 opens at the end and follows new messages after 100 ms', async () => {
  const screen = await open(conversationOf(60));
  await expect.poll(screen.below).toBe(0);
  let sentAt = 0;
  let moved = 0;
  screen.scroller().addEventListener('scroll', () => {
    moved ||= performance.now();
  });
  // Waits for rest, because rows are still measured on the way to the end.
  await waitForRest(screen.scroller());
  sentAt = performance.now();
  moved = 0;
  screen.receive(message(HOTEL, 'One more, of the hotel'));
  await expect.poll(() => moved > 0 && screen.below()).toBe(0);
  expect(moved - sentAt).toBeGreaterThanOrEqual(99);
  await expect.element(screen.getByText('One more, of the hotel').first()).toBeVisible();
});

test('MSG-14 opens at the end on a phone that measures slowly', async () => {
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 1_000;
    return now;
  });
  const screen = await open(conversationOf(80));
  await expect.element(screen.getByText(/^Line 80 /)).toBeVisible();
  await expect.poll(screen.below).toBe(0);
});

test('MSG-37 keeps the position of a guest further up, and shows a note', async () => {
  const screen = await open(conversationOf(60));
  await expect.poll(screen.below).toBe(0);
  await screen.scrollTo(400);
  await expect.poll(screen.below).toBeGreaterThan(400);
  await waitForRest(screen.scroller());
  const before = screen.middle();
  screen.receive(message(HOTEL, 'One more, of the hotel'));
  const button = screen.getByRole('button', { name: 'New messages' });
  await expect.element(button).toBeVisible();
  expect(Math.abs(screen.at(before.text) - before.at)).toBeLessThan(2);
  await button.click();
  await expect.poll(screen.below).toBe(0);
  await expect.element(button).not.toBeInTheDocument();
});

test("MSG-37 the guest's own message scrolls to the end from anywhere", async () => {
  const screen = await open(conversationOf(60));
  await expect.poll(screen.below).toBe(0);
  await screen.scrollTo(100);
  await expect.poll(screen.below).toBeGreaterThan(400);
  screen.receive(message(GUEST, 'My own', { state: 'queued' }));
  await expect.poll(screen.below).toBe(0);
  await expect.element(screen.getByText('My own')).toBeVisible();
});

test('marks messages as read at the end of a visible screen only', async () => {
  const screen = await open(conversationOf(60));
  await expect.poll(() => calls.markRead.mock.calls.length).toBeGreaterThan(0);
  await expect.poll(screen.below).toBe(0);
  await screen.scrollTo(100);
  await expect.poll(screen.below).toBeGreaterThan(400);
  calls.markRead.mockClear();
  screen.receive(message(HOTEL, 'Below'));
  await expect.element(screen.getByRole('button', { name: 'New messages' })).toBeVisible();
  expect(calls.markRead).not.toHaveBeenCalled();
});

test('loads earlier messages near the beginning without a jump', async () => {
  const messages = conversationOf(60);
  const screen = await open(messages, { earlier: { load: calls.load, busy: false } });
  await expect.poll(screen.below).toBe(0);
  expect(calls.load).not.toHaveBeenCalled();
  await screen.scrollTo(300);
  await expect.poll(() => calls.load.mock.calls.length).toBe(1);
  await waitForRest(screen.scroller());
  const before = screen.middle();
  const below = screen.below();
  screen.change((known) => [...conversationOf(50, 'Older'), ...known]);
  await expect.poll(() => screen.scroller().scrollTop).toBeGreaterThan(1000);
  await waitForRest(screen.scroller());
  expect(Math.abs(screen.at(before.text) - before.at)).toBeLessThan(3);
  expect(Math.abs(screen.below() - below)).toBeLessThan(3);
});

test('renders few of 10,000 messages, and none while typing', async () => {
  const screen = await open(conversationOf(10_000));
  await expect.element(screen.getByText(/^Line 10000 /)).toBeVisible();
  await expect.poll(screen.below).toBe(0);
  expect(screen.scroller().querySelectorAll('p').length).toBeLessThan(120);
  const changes = vi.fn();
  const watch = new MutationObserver(changes);
  watch.observe(screen.scroller(), { subtree: true, childList: true, characterData: true });
  await expect
    .poll(async () => {
      changes.mockClear();
      await waitForRest(screen.scroller());
      return changes.mock.calls.length;
    })
    .toBe(0);
  await userEvent.type(screen.box, 'Hello');
  expect(changes).not.toHaveBeenCalled();
  expect(calls.reportTyping).toHaveBeenCalledTimes(5);
  watch.disconnect();
});

test('MSG-38 Enter sends the trimmed text, Shift with Enter starts a new line', async () => {
  const screen = await open([]);
  await expect.element(screen.getByText('Nothing yet')).toBeVisible();
  await screen.box.click();
  await userEvent.keyboard('  {Enter}');
  expect(calls.send).not.toHaveBeenCalled();
  await userEvent.keyboard('One{Shift>}{Enter}{/Shift}two {Enter}');
  expect(calls.send.mock.calls).toEqual([['One\ntwo']]);
  await expect.element(screen.box).toHaveValue('');
  await expect.element(screen.box).toHaveFocus();
});

test('MSG-38 the button sends, and the focus stays in the composer', async () => {
  const screen = await open([]);
  await screen.box.fill('Hello');
  await screen.getByRole('button', { name: 'Send' }).click();
  expect(calls.send.mock.calls).toEqual([['Hello']]);
  await expect.element(screen.box).toHaveFocus();
  await screen.getByRole('button', { name: 'Send' }).click();
  expect(calls.send).toHaveBeenCalledTimes(1);
});

test('Enter within an input method sends nothing', async () => {
  const screen = await open([]);
  await screen.box.fill('にほん');
  const enter = { key: 'Enter', isComposing: true, bubbles: true, cancelable: true };
  screen.box.element().dispatchEvent(new KeyboardEvent('keydown', enter));
  expect(calls.send).not.toHaveBeenCalled();
});

test('a draft survives a reload, and the composer grows by a few lines', async () => {
  const first = await open([]);
  const small = first.box.element().clientHeight;
  await first.box.fill('One\ntwo\nthree');
  expect(first.box.element().clientHeight).toBeGreaterThan(small);
  await first.box.fill('line\n'.repeat(100));
  expect(first.box.element().clientHeight).toBeLessThan(200);
  await first.unmount();
  const again = await open([]);
  await expect.element(again.box).toHaveValue('line\n'.repeat(100));
});

test('MSG-40 a failed message stays, shows its state, and can be retried or removed', async () => {
  const failed = message(GUEST, 'Lost', { state: 'failed' });
  const unsure = message(GUEST, 'Unsure', { state: 'unconfirmed' });
  const screen = await open([failed, unsure]);
  await expect.element(screen.getByText('Not sent.')).toBeVisible();
  await expect.element(screen.getByText('Not confirmed.')).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).first().click();
  await screen.getByRole('button', { name: 'Remove' }).last().click();
  expect(calls.retry.mock.calls).toEqual([[failed.key]]);
  expect(calls.discard.mock.calls).toEqual([[unsure.key]]);
});

test('MSG-22 shows the delivery status as text', async () => {
  const queued = message(GUEST, 'Mine', { state: 'queued' });
  const screen = await open([queued]);
  const become = (state: Message['state']) => screen.change(() => [{ ...queued, state }]);
  await expect.element(screen.getByText('Sending…')).toBeVisible();
  become('sent');
  await expect.element(screen.getByText('Sent', { exact: true })).toBeInTheDocument();
  become('seen');
  await expect.element(screen.getByText('Seen', { exact: true })).toBeInTheDocument();
  await screen.unmount();
  const offline = await open([queued], { offline: true });
  await expect.element(offline.getByText('Waiting for the connection')).toBeVisible();
});

test('announces a message of the hotel once, and none of the guest', async () => {
  const screen = await open(conversationOf(3));
  const status = screen.getByRole('status');
  await expect.element(status).toHaveTextContent('');
  screen.receive(message(HOTEL, 'Done.'));
  await expect.element(status).toHaveTextContent('Hotel Admin: Done.');
  screen.receive(message(GUEST, 'Thanks'));
  await expect.element(status).toHaveTextContent('');
});

test('removes the announcement after some seconds', async () => {
  const screen = await open(conversationOf(3));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  screen.receive(message(HOTEL, 'Done.'));
  await expect.element(screen.getByRole('status')).toHaveTextContent('Hotel Admin: Done.');
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  vi.advanceTimersByTime(5000);
  await expect.element(screen.getByRole('status')).toHaveTextContent('');
  await expect.element(screen.getByText('Done.')).toBeVisible();
});

test('MSG-22 shows the typing indicator at the end', async () => {
  const screen = await open(conversationOf(40), { typing: true });
  await expect.element(screen.getByText('Hotel Admin is writing…')).toBeInTheDocument();
  await expect.poll(screen.below).toBe(0);
});

test('FAULT-30 a megabyte, one endless word, emoji and reversed text neither hang nor overflow', async () => {
  const screen = await open([
    message(HOTEL, 'ab '.repeat(350_000)),
    message(HOTEL, 'W'.repeat(900)),
    message(`\u202E${GUEST}`, '\u202Egnol yrev 🏨👩‍👩‍👧 שלום'),
    message(HOTEL, 'After it'),
  ]);
  await expect.element(screen.getByText('After it')).toBeVisible();
  const { scrollWidth, clientWidth } = screen.scroller();
  expect(scrollWidth).toBe(clientWidth);
  await screen.scrollTo(0);
  const more = screen.getByRole('button', { name: 'Show more' });
  await expect.element(more).toBeInTheDocument();
  const characters = () => screen.scroller().textContent?.length ?? 0;
  const before = characters();
  expect(before).toBeLessThan(10_000);
  (more.element() as HTMLElement).click();
  await expect.poll(characters).toBeGreaterThan(before + 10_000);
});
