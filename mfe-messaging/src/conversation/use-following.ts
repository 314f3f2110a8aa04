import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { Conversation, Line } from '../data/conversation.ts';

/** After the load and after a new line (MSG-14). */
const SCROLL_DELAY_MS = 100;
/** Whoever is this near to the end follows what is said. */
const AT_END_PX = 80;
/** How long the list may move by itself on its way to the end. */
const MOVING_MS = 300;
/** How far ahead of what is seen earlier lines are asked for. */
const AHEAD_PX = 1000;
/** Earlier lines that did not come are not asked for again at every pixel. */
const ASK_AGAIN_MS = 3000;

/**
 * Keeps a guest at the end of the conversation who is there, and whoever reads further up where they
 * are (MSG-14): only a line of one's own leads down from anywhere. Tells what is read, and asks for
 * what is above.
 */
export function useFollowing(
  lines: readonly Line[],
  arrived: Line | undefined,
  conversation: RefObject<Conversation>,
) {
  const list = useRef<VirtualizerHandle>(null);
  const follows = useRef(true);
  const [missed, setMissed] = useState(false);
  const place = useRef({ offset: 0, height: 0, movingUntil: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef({ before: '', at: 0 });
  const before = useRef(lines[0]?.key);
  const shift = before.current !== lines[0]?.key;

  function scrollToEnd() {
    place.current.movingUntil = performance.now() + MOVING_MS;
    list.current?.scrollToIndex(Number.MAX_SAFE_INTEGER, { align: 'end' });
  }

  function tellRead() {
    if (follows.current && document.visibilityState === 'visible') conversation.current.read();
  }

  function endSoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (follows.current) scrollToEnd();
      tellRead();
    }, SCROLL_DELAY_MS);
  }

  function askForEarlier() {
    const { earlier, lines: known } = conversation.current;
    const first = known?.[0]?.key ?? '';
    const again = asked.current.before === first && Date.now() - asked.current.at < ASK_AGAIN_MS;
    if (!earlier || earlier.busy || again) return;
    asked.current = { before: first, at: Date.now() };
    earlier.load();
  }

  function onScroll(offset: number) {
    if (!list.current) return;
    const { scrollSize, viewportSize } = list.current;
    const up = offset < place.current.offset;
    place.current.offset = offset;
    if (scrollSize - offset - viewportSize <= AT_END_PX) {
      if (!follows.current) setMissed(false);
      follows.current = true;
      tellRead();
    } else if (up && performance.now() > place.current.movingUntil) follows.current = false;
    if (offset < AHEAD_PX && !follows.current) askForEarlier();
  }

  function onResize() {
    if (!list.current) return;
    const { scrollSize, viewportSize } = list.current;
    if (scrollSize < viewportSize + AHEAD_PX) askForEarlier();
    if (!follows.current) return;
    // A keyboard opens or the box below grows: the end stays where it was seen.
    if (viewportSize !== place.current.height) scrollToEnd();
    place.current.height = viewportSize;
    endSoon();
  }

  useLayoutEffect(() => {
    before.current = lines[0]?.key;
  }, [lines]);

  useLayoutEffect(() => {
    scrollToEnd();
    endSoon();
    document.addEventListener('visibilitychange', tellRead);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('visibilitychange', tellRead);
    };
  }, []);

  useEffect(() => {
    if (!arrived) return;
    follows.current ||= arrived.mine;
    if (follows.current) endSoon();
    else setMissed(true);
  }, [arrived?.key]);

  return {
    list,
    missed,
    toEnd() {
      follows.current = true;
      setMissed(false);
      scrollToEnd();
    },
    virtualizer: { shift, onScroll, onResize },
    /** What the guest does with the list by hand counts at once. */
    scroller: Object.fromEntries(
      ['onWheel', 'onTouchMove', 'onPointerDown', 'onKeyDown'].map((event) => [
        event,
        () => {
          place.current.movingUntil = 0;
        },
      ]),
    ),
  };
}
