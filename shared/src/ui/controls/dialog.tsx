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

/**
 * The platform's modal dialog: a sheet on a phone, centred from 720 px. Escape, the system's back
 * gesture and a press beside it close it; focus goes back to where it came from. There is nothing
 * of it before it first opens, and its content starts anew with every opening. `title` is shown as
 * its heading, `label` only named.
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
      {title && (
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
      )}
      {/* Kept while the closed dialog leaves the screen; hidden afterwards. */}
      <Fragment key={opening}>{children}</Fragment>
    </dialog>
  );
}
