import { X } from 'lucide-react';
import {
  Fragment,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { text } from './text.ts';
import { useDragDown } from './use-drag-down.ts';

/**
 * Renders the platform's modal dialog: a bottom sheet on a phone, centred from 720 px.
 *
 * The Close button, Escape, the system's back gesture and a press on the backdrop close it; a sheet can
 * also be dragged down by its header. Focus returns to the element that had it. Nothing is rendered
 * before the first opening, and each opening mounts new content. `title` is a visible heading, `label`
 * an accessible name only.
 */
export function Dialog({
  open,
  onClose,
  title,
  label,
  children,
}: {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
} & ({ title: string; label?: never } | { label: string; title?: never })) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [openings, setOpenings] = useState({ open: false, count: 0 });
  if (openings.open !== open) setOpenings({ open, count: openings.count + (open ? 1 : 0) });
  const dragHandlers = useDragDown(dialog, onClose);

  // A layout effect, so that it runs before the effects of the content, which may scroll or focus.
  useLayoutEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    else if (!open) dialog.current?.close();
  }, [open]);

  function closeFromBackdrop({ target, clientX, clientY }: MouseEvent) {
    if (target !== dialog.current) return;
    const { left, right, top, bottom } = dialog.current.getBoundingClientRect();
    const inside = left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
    if (!inside) onClose();
  }

  if (openings.count === 0) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, by the platform
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={title ?? label}
      onClose={onClose}
      onClick={closeFromBackdrop}
    >
      {/* Only a sheet can be dragged: in wider windows the header receives no pointer events. */}
      <div className={styles.header} {...dragHandlers}>
        {title && <h2 className={styles.title}>{title}</h2>}
      </div>
      {/* Stays mounted during the closing animation. */}
      <Fragment key={openings.count}>{children}</Fragment>
      {/* Last in the tab order, so that the content gets the focus first. */}
      <IconButton label={text.close} className={styles.close} onClick={onClose}>
        <X size={22} strokeWidth={1.6} aria-hidden />
      </IconButton>
    </dialog>
  );
}
