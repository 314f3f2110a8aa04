import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { Message } from '../data/message.ts';
import type { Conversation } from './use-conversation.ts';

/** The delay after the load and after a new message (MSG-14). */
const SCROLL_DELAY_MS = 100;
/** Within this distance the list follows new messages. */
const AT_END_PX = 80;
/** The time in which the end may move because rows are still being measured. */
const MEASURING_MS = 300;
/** Earlier messages are loaded within this distance from the top. */
const LOAD_EARLIER_WITHIN_PX = 1000;
/** The time before a failed load of earlier messages is repeated by scrolling. */
const RELOAD_AFTER_MS = 3000;

/**
 * Keeps a list that is at its end there when messages arrive (MSG-14). Further up, the list keeps
 * its position. The guest's own message scrolls to the end from anywhere. Also marks messages as
 * read and loads earlier ones. It does not use the virtualizer's `scrollToIndex`, which keeps
 * scrolling to its goal against the guest's own scrolling.
 */
export function useStickToEnd(
  conversation: Conversation,
  messages: readonly Message[],
  newMessage: Message | undefined,
) {
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const atEnd = useRef(true);
  const [hasMissed, setHasMissed] = useState(false);
  const [measured, setMeasured] = useState(false);
  const scrollState = useRef({ offset: 0, height: 0, size: 0, movingUntil: 0, byHand: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The senders of new messages since the list last moved. */
  const newMessages = useRef({ own: false, others: false });
  const lastLoad = useRef({ before: '', at: 0 });
  const firstKey = messages[0]?.key ?? '';
  const firstRenderedKey = useRef(firstKey);

  function jumpToEnd() {
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight, behavior: 'instant' });
    // Any next offset except the end counts as scrolling up.
    scrollState.current.offset = Number.MAX_SAFE_INTEGER;
  }

  function moveToEnd() {
    scrollState.current.movingUntil = performance.now() + MEASURING_MS;
    scrollState.current.byHand = false;
    jumpToEnd();
  }

  const settle = useEffectEvent(() => {
    const { own, others } = newMessages.current;
    newMessages.current = { own: false, others: false };
    atEnd.current ||= own;
    if (atEnd.current) moveToEnd();
    else if (others) setHasMissed(true);
    markReadAtEnd();
  });

  function moveToEndSoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(settle, SCROLL_DELAY_MS);
  }

  const markReadAtEnd = useEffectEvent(() => {
    if (atEnd.current && document.visibilityState === 'visible') conversation.markRead();
  });

  function loadEarlier() {
    const { earlier } = conversation;
    const { before, at } = lastLoad.current;
    const isRecent = before === firstKey && Date.now() - at < RELOAD_AFTER_MS;
    if (!earlier || earlier.busy || isRecent) return;
    lastLoad.current = { before: firstKey, at: Date.now() };
    earlier.load();
  }

  function onScroll(offset: number) {
    if (!list.current) return;
    const { scrollSize, viewportSize } = list.current;
    const { movingUntil, byHand } = scrollState.current;
    const up = offset < scrollState.current.offset;
    // A slow phone measures for longer: a move together with a size change is not the guest's.
    const isMoving = performance.now() <= movingUntil || scrollSize !== scrollState.current.size;
    scrollState.current.offset = offset;
    scrollState.current.size = scrollSize;
    if (scrollSize - offset - viewportSize <= AT_END_PX) {
      atEnd.current = true;
      setHasMissed(false);
      markReadAtEnd();
    } else if (up && (byHand || !isMoving)) atEnd.current = false;
    if (offset < LOAD_EARLIER_WITHIN_PX && !atEnd.current) loadEarlier();
  }

  function onResize() {
    if (!list.current) return;
    const { scrollSize, viewportSize } = list.current;
    const { height, movingUntil } = scrollState.current;
    // The virtualizer reports the viewport first, then the rows.
    if (viewportSize === height) setMeasured(true);
    scrollState.current.height = viewportSize;
    if (scrollSize < viewportSize + LOAD_EARLIER_WITHIN_PX) loadEarlier();
    if (!atEnd.current) return;
    // A keyboard opens or the composer grows: the end stays visible.
    if (viewportSize !== height || performance.now() < movingUntil) jumpToEnd();
    else moveToEndSoon();
  }

  useLayoutEffect(() => {
    firstRenderedKey.current = firstKey;
  }, [firstKey]);

  useLayoutEffect(() => {
    moveToEnd();
    moveToEndSoon();
    document.addEventListener('visibilitychange', markReadAtEnd);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('visibilitychange', markReadAtEnd);
    };
  }, []);

  useEffect(() => {
    if (!newMessage) return;
    newMessages.current[newMessage.mine ? 'own' : 'others'] = true;
    moveToEndSoon();
  }, [newMessage?.key]);

  /** Notes that the guest scrolls, so that scrolling up takes effect at once. */
  function onManualScroll() {
    scrollState.current.byHand = true;
  }

  return {
    hasMissed,
    toEnd() {
      atEnd.current = true;
      setHasMissed(false);
      moveToEnd();
    },
    scroller: {
      ref: scroller,
      // A few messages are aligned to the bottom; hidden until measured, so that they do not jump.
      style: { visibility: measured ? undefined : 'hidden' } as const,
      onWheel: onManualScroll,
      onTouchMove: onManualScroll,
      onPointerDown: onManualScroll,
      onKeyDown: onManualScroll,
    },
    virtualizer: {
      ref: list,
      scrollRef: scroller,
      shift: firstRenderedKey.current !== firstKey,
      onScroll,
      onResize,
    },
  };
}
