import { type PointerEvent, type RefObject, useRef } from 'react';

/**
 * A sheet closes if it is released below this share of its height. It also closes if it is released
 * faster than this speed.
 */
const CLOSE_DISTANCE = 0.3;
const CLOSE_SPEED_PX_PER_MS = 0.5;
/** Period before the release over which the speed is measured; two single moves would be too noisy. */
const TRAIL_MS = 100;

/** A position of the pointer in pixels, with its time in milliseconds. */
type Sample = { y: number; time: number };

/** A drag: its start position and the latest samples. */
type Drag = { from: number; trail: Sample[] };

/**
 * Returns pointer handlers for the drag handle of a sheet.
 *
 * The sheet follows the pointer down and closes if it is released far or fast enough, otherwise it
 * returns.
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
      // The header receives all pointer events until the drag ends.
      currentTarget.setPointerCapture(pointerId);
      drag.current = { from: clientY, trail: [{ y: clientY, time: timeStamp }] };
    },

    onPointerMove({ isPrimary, clientY, timeStamp }: PointerEvent) {
      if (!isPrimary || !drag.current || !sheet.current) return;
      drag.current.trail = [...trailAt(timeStamp), { y: clientY, time: timeStamp }];
      sheet.current.style.transition = 'none';
      sheet.current.style.translate = `0 ${Math.max(0, clientY - drag.current.from)}px`;
    },

    onPointerUp({ isPrimary, clientY, timeStamp }: PointerEvent) {
      if (!isPrimary || !drag.current || !sheet.current) return;
      const down = clientY - drag.current.from;
      const far = down > sheet.current.offsetHeight * CLOSE_DISTANCE;
      // A pointer that rested before the release has no recent samples.
      const [earliest] = trailAt(timeStamp);
      const fast =
        earliest && clientY - earliest.y > CLOSE_SPEED_PX_PER_MS * (timeStamp - earliest.time);
      end();
      if (down > 0 && (far || fast)) onClose();
    },

    onPointerCancel: end,
  };
}
