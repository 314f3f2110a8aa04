import '@foyer/shared/ui/styles/tokens.css';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ConversationPage } from './conversation-page.tsx';

/** The visual viewport, as a phone reports it. */
function setViewport(height: number, scale = 1) {
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

test('the bottom edge stays above an open keyboard, and returns when it closes', async () => {
  const change = setViewport(window.innerHeight);
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

test('a pinch zoom is no keyboard, and a small window keeps the minimum height', async () => {
  const change = setViewport(window.innerHeight);
  const screen = await render(<ConversationPage header="Quick Chat">Lines</ConversationPage>);
  const page = screen.container.querySelector('section') as Element;
  const before = bottomOf(page);
  change({ height: 300, scale: 2 });
  expect(bottomOf(page)).toBe(before);
  change({ height: 120, scale: 1 });
  expect(page.clientHeight).toBe(200);
});

test('resets the window scroll for a keyboard, but not if none or too much is covered', async () => {
  const change = setViewport(window.innerHeight);
  const moved = vi.fn();
  vi.stubGlobal('scrollTo', moved);
  await render(<ConversationPage header="Quick Chat">Lines</ConversationPage>);
  change({ height: 300, scale: 2 });
  change({ height: 120, scale: 1 });
  expect(moved).not.toHaveBeenCalled();
  change({ height: 420 });
  expect(moved.mock.calls).toEqual([[0, 0]]);
});
