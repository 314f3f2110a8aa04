import { X } from 'lucide-react';
import {
  Fragment,
  type MouseEvent,
  type ReactNode,
  useId,
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
  const titleId = useId();
  const [wasOpen, setWasOpen] = useState(false);
  const [opening, setOpening] = useState(0);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setOpening(opening + 1);
  }
  const dragHandlers = useDragDown(dialog, onClose);

  // A layout effect, so that it runs before the effects of the content, which may scroll or focus.
  useLayoutEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    else if (!open) dialog.current?.close();
  }, [open]);

  function closeFromBackdrop(event: MouseEvent<HTMLDialogElement>) {
    if (event.target !== dialog.current) return;
    const { left, right, top, bottom } = dialog.current.getBoundingClientRect();
    const inside =
      event.clientX >= left &&
      event.clientX <= right &&
      event.clientY >= top &&
      event.clientY <= bottom;
    if (!inside) onClose();
  }

  if (opening === 0) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, by the platform
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      aria-labelledby={title ? titleId : undefined}
      onClose={onClose}
      onClick={closeFromBackdrop}
    >
      {/* Only a sheet can be dragged: in wider windows the header receives no pointer events. */}
      <div className={styles.header} {...dragHandlers}>
        {title && (
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
        )}
      </div>
      {/* Stays mounted during the closing animation. */}
      <Fragment key={opening}>{children}</Fragment>
      {/* Last in the tab order, so that the content gets the focus first. */}
      <IconButton label={text.close} className={styles.close} onClick={onClose}>
        <X size={22} strokeWidth={1.6} aria-hidden />
      </IconButton>
    </dialog>
  );
}
