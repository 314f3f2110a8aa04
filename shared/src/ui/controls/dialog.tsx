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
 * The platform's modal dialog: a sheet on a phone, centred from 720 px. Its Close button, Escape,
 * the system's back gesture and a press beside it close it, and a sheet is dragged down by its
 * header; focus goes back to where it came from. There is nothing of it before it first opens, and
 * its content starts anew with every opening. `title` is shown as its heading, `label` only named.
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
  const hold = useDragDown(dialog, onClose);

  // Before the effects of its content, which may want to scroll or focus.
  useLayoutEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    else if (!open) dialog.current?.close();
  }, [open]);

  function closeFromBeside(event: MouseEvent<HTMLDialogElement>) {
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
      onClick={closeFromBeside}
    >
      {/* Only a sheet is held: wider, no pointer reaches it. */}
      <div className={styles.header} {...hold}>
        {title && (
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
        )}
      </div>
      {/* Kept while the closed dialog leaves the screen; hidden afterwards. */}
      <Fragment key={opening}>{children}</Fragment>
      {/* The last to be reached: what the dialog is opened for has the focus first. */}
      <IconButton label={text.close} className={styles.close} onClick={onClose}>
        <X size={22} strokeWidth={1.6} aria-hidden />
      </IconButton>
    </dialog>
  );
}
