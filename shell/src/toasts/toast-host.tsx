import { session, toasts } from '@foyer/shared/runtime';
import { Check, CircleAlert, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled';
import { useHeight } from '../layout/use-height.ts';
import styles from './toast-host.module.css';
import { text } from './toasts-text.ts';
import { useOverDialogs } from './use-over-dialogs.ts';

/** How long a toast stays, in milliseconds (CONST-01). */
const AUTO_CLOSE_MS = 5_000;

const drop = cssTransition({
  enter: styles.enter ?? '',
  exit: styles.exit ?? '',
  collapse: false,
});

/** Shows what is said from now on, the newest over the others. */
function showToasts(): () => void {
  const shown = new Map<string, string>();
  let count = 0;
  return toasts.subscribe(({ kind, text }) => {
    const news = `${kind}:${text}`;
    const before = shown.get(news);
    count += 1;
    const toastId = `toast-${count}`;
    shown.set(news, toastId);
    const words = <p>{text}</p>;
    // The same news twice is one toast, which then stays for its whole time again.
    if (before && toast.isActive(before)) {
      toast.update(before, { toastId, render: words });
      return;
    }
    const role = kind === 'error' ? 'alert' : 'status';
    toast[kind](words, { toastId, role, onClose: () => shown.delete(news) });
  });
}

/** What was said to a guest is gone with them; a refused token may be what it was about. */
function clearAtLogout(): () => void {
  return session.subscribe(({ session: now, cause }, { session: before }) => {
    const left = before.status === 'signed-in' && now.status === 'signed-out';
    if (left && cause !== 'refused') toast.dismiss();
  });
}

/** Top right, 5000 ms, light (CONST-01); pointing at one keeps it. */
export function ToastHost() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(showToasts, []);
  useEffect(clearAtLogout, []);
  useHeight(place, '--toasts-h');
  useOverDialogs(place);
  return (
    <div ref={place} className={styles.place} popover="manual">
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
