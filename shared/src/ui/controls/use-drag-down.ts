import { type PointerEvent, type RefObject, useRef } from 'react';

/** Let go further down than this share of its height, or faster than this, a sheet closes. */
const FAR = 0.3;
const FAST_PX_PER_MS = 0.5;

/** One drag: where it began, where the pointer is, and how fast it went there. */
type Drag = { from: number; at: number; time: number; speed: number };

/**
 * For the part of a sheet that a finger or the mouse takes hold of: the sheet follows it down, and
 * closes when it is let go far or fast enough; else it goes back.
 */
export function useDragDown(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const drag = useRef<Drag>(undefined);

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
      drag.current = { from: clientY, at: clientY, time: timeStamp, speed: 0 };
    },

    onPointerMove({ clientY, timeStamp }: PointerEvent) {
      const { current } = drag;
      if (!current || !sheet.current) return;
      const passed = timeStamp - current.time;
      const speed = passed > 0 ? (clientY - current.at) / passed : current.speed;
      drag.current = { ...current, at: clientY, time: timeStamp, speed };
      sheet.current.style.transition = 'none';
      sheet.current.style.translate = `0 ${Math.max(0, clientY - current.from)}px`;
    },

    onPointerUp() {
      const { current } = drag;
      if (!current || !sheet.current) return;
      const down = current.at - current.from;
      const far = down > sheet.current.offsetHeight * FAR;
      end();
      if (down > 0 && (far || current.speed > FAST_PX_PER_MS)) onClose();
    },

    onPointerCancel: end,
  };
}
