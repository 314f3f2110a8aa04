import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';

/**
 * The platform's modal dialog: a sheet on a phone, centred from 720 px. Escape, the system's back
 * gesture and a press beside it close it; focus goes back to where it came from. Its content is
 * only there while it is open. `title` is shown as its heading, `label` only named.
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

  useEffect(() => {
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
      {open && children}
    </dialog>
  );
}
