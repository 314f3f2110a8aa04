import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { Conversation, Line } from '../data/conversation.ts';

/** After the load and after a new line (MSG-14). */
const SCROLL_DELAY_MS = 100;
/** Whoever is this near to the end follows what is said. */
const AT_END_PX = 80;
/** How long the end may move away while the lines before it are measured. */
const MOVING_MS = 300;
/** How far ahead of what is seen earlier lines are asked for. */
const AHEAD_PX = 1000;
/** Earlier lines that did not come are not asked for again at every pixel. */
const ASK_AGAIN_MS = 3000;
/** Whose lines have come since the list last moved. */
const NOTHING = { own: false, others: false };

/**
 * Keeps a guest at the end of the conversation who is there, and whoever reads further up where they
 * are (MSG-14): only a line of one's own leads down from anywhere. Tells what is read, and asks for
 * what is above. Not by the list's own `scrollToIndex`, which holds on to its goal against the hand
 * of the guest.
 */
export function useFollowing(
  lines: readonly Line[],
  arrived: Line | undefined,
  conversation: RefObject<Conversation>,
) {
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const follows = useRef(true);
  const [missed, setMissed] = useState(false);
  const [measured, setMeasured] = useState(false);
  const known = useRef({ offset: 0, height: 0, size: 0, movingUntil: 0, byHand: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const came = useRef(NOTHING);
  const asked = useRef({ before: '', at: 0 });
  const first = useRef(lines[0]?.key);

  function jump() {
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight, behavior: 'instant' });
    // Whatever comes next and is not the end is further up.
    known.current.offset = Number.MAX_SAFE_INTEGER;
  }

  function toEnd() {
    known.current.movingUntil = performance.now() + MOVING_MS;
    known.current.byHand = false;
    jump();
  }

  function toEndSoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const { own, others } = came.current;
      came.current = NOTHING;
      follows.current ||= own;
      if (follows.current) toEnd();
      else if (others) setMissed(true);
      tellRead();
    }, SCROLL_DELAY_MS);
  }

  function tellRead() {
    if (follows.current && document.visibilityState === 'visible') conversation.current.read();
  }

  function askForEarlier() {
    const { earlier, lines: now } = conversation.current;
    const before = now?.[0]?.key ?? '';
    const again = asked.current.before === before && Date.now() - asked.current.at < ASK_AGAIN_MS;
    if (!earlier || earlier.busy || again) return;
    asked.current = { before, at: Date.now() };
    earlier.load();
  }

  function onScroll(offset: number) {
    if (!list.current) return;
    const { scrollSize, viewportSize } = list.current;
    const { movingUntil, byHand } = known.current;
    const up = offset < known.current.offset;
    // A slow phone measures lines for longer: the end that moves with the size is none of the guest's.
    const isMoving = performance.now() <= movingUntil || scrollSize !== known.current.size;
    known.current.offset = offset;
    known.current.size = scrollSize;
    if (scrollSize - offset - viewportSize <= AT_END_PX) {
      follows.current = true;
      setMissed(false);
      tellRead();
    } else if (up && (byHand || !isMoving)) follows.current = false;
    if (offset < AHEAD_PX && !follows.current) askForEarlier();
  }

  function onResize() {
    if (!list.current) return;
    const { scrollSize, viewportSize } = list.current;
    const { height, movingUntil } = known.current;
    // The window is told first, then the lines.
    if (viewportSize === height) setMeasured(true);
    known.current.height = viewportSize;
    if (scrollSize < viewportSize + AHEAD_PX) askForEarlier();
    if (!follows.current) return;
    // A keyboard opens or the box below grows: the end stays where it was seen.
    if (viewportSize !== height || performance.now() < movingUntil) jump();
    else toEndSoon();
  }

  useLayoutEffect(() => {
    first.current = lines[0]?.key;
  }, [lines]);

  useLayoutEffect(() => {
    toEnd();
    toEndSoon();
    document.addEventListener('visibilitychange', tellRead);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('visibilitychange', tellRead);
    };
  }, []);

  useEffect(() => {
    if (!arrived) return;
    came.current = { ...came.current, [arrived.mine ? 'own' : 'others']: true };
    toEndSoon();
  }, [arrived?.key]);

  /** What the guest does with the list by hand counts at once. */
  function onHand() {
    known.current.byHand = true;
  }

  return {
    missed,
    toEnd() {
      follows.current = true;
      setMissed(false);
      toEnd();
    },
    scroller: {
      ref: scroller,
      // Few lines stand at the foot: until they have their heights they would be seen moving there.
      style: { visibility: measured ? undefined : 'hidden' } as const,
      onWheel: onHand,
      onTouchMove: onHand,
      onPointerDown: onHand,
      onKeyDown: onHand,
    },
    virtualizer: {
      ref: list,
      scrollRef: scroller,
      shift: first.current !== lines[0]?.key,
      onScroll,
      onResize,
    },
  };
}
