import { type PointerEvent, type RefObject, useRef } from 'react';

/** Let go further down than this share of its height, or faster than this, a sheet closes. */
const FAR = 0.3;
const FAST_PX_PER_MS = 0.5;
/** How fast it is let go is told by this long before: between two moves alone chance would tell it. */
const TRAIL_MS = 100;

/** Where the pointer was, and when. */
type Moment = { at: number; time: number };

/** One drag: where it began, and where it was of late. */
type Drag = { from: number; trail: Moment[] };

/**
 * For the part of a sheet that a finger or the mouse takes hold of: the sheet follows it down, and
 * closes when it is let go far or fast enough; else it goes back.
 */
export function useDragDown(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const drag = useRef<Drag>(undefined);

  const trailAt = (now: number) =>
    drag.current?.trail.filter(({ time }) => now - time < TRAIL_MS) ?? [];

  function end() {
    drag.current = undefined;
    sheet.current?.style.removeProperty('translate');
    sheet.current?.style.removeProperty('transition');
  }

  return {
    onPointerDown({
      currentTarget,
      pointerId,
      isPrimary,
      button,
      clientY,
      timeStamp,
    }: PointerEvent) {
      if (!isPrimary || button !== 0) return;
      // Whatever is under it by then: the drag is the header's until it ends.
      currentTarget.setPointerCapture(pointerId);
      drag.current = { from: clientY, trail: [{ at: clientY, time: timeStamp }] };
    },

    onPointerMove({ isPrimary, clientY, timeStamp }: PointerEvent) {
      if (!isPrimary || !drag.current || !sheet.current) return;
      drag.current.trail = [...trailAt(timeStamp), { at: clientY, time: timeStamp }];
      sheet.current.style.transition = 'none';
      sheet.current.style.translate = `0 ${Math.max(0, clientY - drag.current.from)}px`;
    },

    onPointerUp({ isPrimary, clientY, timeStamp }: PointerEvent) {
      if (!isPrimary || !drag.current || !sheet.current) return;
      const down = clientY - drag.current.from;
      const far = down > sheet.current.offsetHeight * FAR;
      // Whoever rested before has no trail, and no speed.
      const [late] = trailAt(timeStamp);
      const fast = late && clientY - late.at > FAST_PX_PER_MS * (timeStamp - late.time);
      end();
      if (down > 0 && (far || fast)) onClose();
    },

    onPointerCancel: end,
  };
}
