import { session, toasts } from '@foyer/shared/runtime';
import { Check, CircleAlert, X } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled';
import { text } from '../lib/overlay-text.ts';
import { useFreePlace } from './free-place.ts';
import styles from './toast-host.module.css';
import { ToastText } from './toast-text.tsx';

/** Display time of a toast, in milliseconds (CONST-01). */
const AUTO_CLOSE_MS = 5_000;

/** Length of a swipe that closes a toast, in percent of its width. */
const SWIPE_PERCENT = 30;

const drop = cssTransition({
  enter: styles.enter ?? '',
  exit: styles.exit ?? '',
  collapse: false,
});

/** Shows new toasts, the newest on top. */
function showToasts(): () => void {
  const shown = new Map<string, string>();
  let count = 0;
  return toasts.subscribe(({ kind, text }) => {
    const key = `${kind}:${text}`;
    const previousId = shown.get(key);
    count += 1;
    const toastId = `toast-${count}`;
    shown.set(key, toastId);
    // An open text stays until the guest closes it.
    const onToggle = (isOpen: boolean) =>
      toast.update(toastId, { autoClose: isOpen ? false : AUTO_CLOSE_MS });
    const content = (
      <ToastText id={`${toastId}-text`} onToggle={onToggle}>
        {text}
      </ToastText>
    );
    // A repeated message reuses its toast and restarts the display time.
    if (previousId && toast.isActive(previousId)) {
      toast.update(previousId, { toastId, render: content });
      return;
    }
    const role = kind === 'error' ? 'alert' : 'status';
    toast[kind](content, { toastId, role, onClose: () => shown.delete(key) });
  });
}

/** Clears the toasts at sign-out, except after a refused token, which a toast may explain. */
function clearAtLogout(): () => void {
  return session.subscribe(({ session: now, cause }, { session: before }) => {
    const left = before.status === 'signed-in' && now.status === 'signed-out';
    if (left && cause !== 'refused') toast.dismiss();
  });
}

/** Closes the newest toast at Escape. An open dialog closes before it. */
function closeAtEscape(): () => void {
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || document.querySelector('dialog[open]')) return;
    const newest = [...document.querySelectorAll(`.${styles.toast}[data-in="true"]`)].at(-1);
    if (newest) toast.dismiss(newest.id);
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}

/**
 * Renders toasts: top right, 5000 ms, light (CONST-01), on phones over the header. Hovering pauses the
 * timer.
 */
export function ToastHost() {
  const container = useRef<HTMLDivElement>(null);
  useEffect(showToasts, []);
  useEffect(clearAtLogout, []);
  useEffect(closeAtEscape, []);
  useFreePlace(container);
  useOverDialogs(container);
  return (
    <div ref={container} className={styles.container} popover="manual">
      <ToastContainer
        position="top-right"
        autoClose={AUTO_CLOSE_MS}
        theme="light"
        transition={drop}
        hideProgressBar
        pauseOnFocusLoss={false}
        draggablePercent={SWIPE_PERCENT}
        aria-label={text.region}
        className={styles.stack ?? ''}
        toastClassName={styles.toast ?? ''}
        icon={({ type }) => (
          <span className={type === 'error' ? styles.failed : styles.done} aria-hidden="true">
            {type === 'error' ? <CircleAlert size={18} /> : <Check size={18} />}
          </span>
        )}
        closeButton={({ closeToast }) => (
          <button
            type="button"
            className={styles.close}
            aria-label={text.dismiss}
            onClick={closeToast}
          >
            <X size={20} strokeWidth={1.6} aria-hidden="true" />
          </button>
        )}
      />
    </div>
  );
}

/** Keeps a popover above all dialogs by reopening it: the last opened is on top. */
function useOverDialogs(popover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = popover.current;
    const raise = () => {
      element?.hidePopover?.();
      element?.showPopover?.();
    };
    raise();
    const observer = new MutationObserver((changes) => {
      const isDialog = ({ target }: MutationRecord) =>
        target instanceof HTMLDialogElement && target.open;
      if (changes.some(isDialog)) raise();
    });
    observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [popover]);
}
