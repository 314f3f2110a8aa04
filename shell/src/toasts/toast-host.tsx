import { session, toasts } from '@foyer/shared/runtime';
import { Check, CircleAlert, X } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled';
import { text } from '../lib/overlay-text.ts';
import { useHeight } from '../lib/use-height.ts';
import styles from './toast-host.module.css';

/** Display time of a toast, in milliseconds (CONST-01). */
const AUTO_CLOSE_MS = 5_000;

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
    const content = <p>{text}</p>;
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

/** Renders toasts: top right, 5000 ms, light (CONST-01). Hovering pauses the timer. */
export function ToastHost() {
  const container = useRef<HTMLDivElement>(null);
  useEffect(showToasts, []);
  useEffect(clearAtLogout, []);
  useHeight(container, '--toasts-h');
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
