import { type PointerEvent, type RefObject, useRef } from 'react';

/**
 * A sheet closes if it is released below this share of its height. It also closes if it is released
 * faster than this speed.
 */
const CLOSE_DISTANCE = 0.3;
const CLOSE_SPEED_PX_PER_MS = 0.5;
/** Period before the release over which the speed is measured; two single moves would be too noisy. */
const TRAIL_MS = 100;

/**
 * Returns pointer handlers for the drag handle of a sheet.
 *
 * The sheet follows the pointer down and closes if it is released far or fast enough, otherwise it
 * returns.
 */
export function useDragDown(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  /** The events of the current drag, from its start. */
  const moves = useRef<PointerEvent[]>([]);

  function end() {
    moves.current = [];
    sheet.current?.style.removeProperty('translate');
    sheet.current?.style.removeProperty('transition');
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (!event.isPrimary || event.button !== 0) return;
      // The header receives all pointer events until the drag ends.
      event.currentTarget.setPointerCapture(event.pointerId);
      moves.current = [event];
    },

    onPointerMove(event: PointerEvent) {
      const [start] = moves.current;
      if (!event.isPrimary || !start || !sheet.current) return;
      moves.current.push(event);
      sheet.current.style.transition = 'none';
      sheet.current.style.translate = `0 ${Math.max(0, event.clientY - start.clientY)}px`;
    },

    onPointerUp({ isPrimary, clientY, timeStamp }: PointerEvent) {
      const [start] = moves.current;
      if (!isPrimary || !start || !sheet.current) return;
      const down = clientY - start.clientY;
      const far = down > sheet.current.offsetHeight * CLOSE_DISTANCE;
      // A pointer that rested before the release has no recent event.
      const recent = moves.current.find((move) => timeStamp - move.timeStamp < TRAIL_MS);
      const fast =
        recent && clientY - recent.clientY > CLOSE_SPEED_PX_PER_MS * (timeStamp - recent.timeStamp);
      end();
      if (down > 0 && (far || fast)) onClose();
    },

    onPointerCancel: end,
  };
}
