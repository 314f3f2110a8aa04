import '@foyer/shared/ui/styles/tokens.css';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ConversationPage } from './conversation-page.tsx';

/** What a guest sees of the window, as a phone tells it. */
function seeing(height: number, scale = 1) {
  const seen = Object.assign(new EventTarget(), { height, scale, offsetTop: 0 });
  vi.stubGlobal('visualViewport', seen);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return (next: Partial<typeof seen>) => {
    Object.assign(seen, next);
    seen.dispatchEvent(new Event('resize'));
  };
}

const bottomOf = (element: Element) => Math.round(element.getBoundingClientRect().bottom);

test('the foot stands above a keyboard that opens, and goes back when it closes', async () => {
  const change = seeing(window.innerHeight);
  const screen = await render(<ConversationPage header="Quick Chat">Lines</ConversationPage>);
  const page = screen.container.querySelector('section') as Element;
  const before = bottomOf(page);
  change({ height: 420 });
  expect(bottomOf(page)).toBe(420);
  change({ height: 420, offsetTop: 60 });
  expect(bottomOf(page)).toBe(480);
  change({ height: window.innerHeight, offsetTop: 0 });
  expect(bottomOf(page)).toBe(before);
});

test('who looks closer has opened no keyboard, and a small window leaves it a least height', async () => {
  const change = seeing(window.innerHeight);
  const screen = await render(<ConversationPage header="Quick Chat">Lines</ConversationPage>);
  const page = screen.container.querySelector('section') as Element;
  const before = bottomOf(page);
  change({ height: 300, scale: 2 });
  expect(bottomOf(page)).toBe(before);
  change({ height: 120, scale: 1 });
  expect(page.clientHeight).toBe(200);
});

test('the window is moved back where a keyboard opens, and left alone where none or too much is covered', async () => {
  const change = seeing(window.innerHeight);
  const moved = vi.fn();
  vi.stubGlobal('scrollTo', moved);
  await render(<ConversationPage header="Quick Chat">Lines</ConversationPage>);
  change({ height: 300, scale: 2 });
  change({ height: 120, scale: 1 });
  expect(moved).not.toHaveBeenCalled();
  change({ height: 420 });
  expect(moved.mock.calls).toEqual([[0, 0]]);
});
