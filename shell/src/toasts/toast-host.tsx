import { toasts } from '@foyer/shared/runtime';
import { Check, CircleAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import { text } from '../text.ts';
import styles from './toast-host.module.css';

/** How long a toast stays, in milliseconds (CONST-01). */
const AUTO_CLOSE_MS = 5_000;
const SHOWN_AT_ONCE = 4;

const drop = cssTransition({
  enter: styles.enter ?? '',
  exit: styles.exit ?? '',
  collapse: false,
});

/** Top right, 5000 ms, light (CONST-01); pointing at one keeps it. */
export function ToastHost() {
  useEffect(() => {
    const shown = new Set<string>();
    return toasts.subscribe(({ kind, text }) => {
      // The same news twice is one toast, which then stays for its whole time again.
      const toastId = `${kind}:${text}`;
      const role = kind === 'error' ? 'alert' : 'status';
      if (toast.isActive(toastId)) {
        toast.update(toastId, { render: <p>{text}</p> });
        return;
      }
      toast[kind](<p>{text}</p>, { toastId, role, onClose: () => shown.delete(toastId) });
      shown.add(toastId);
      // What is new is said at once: the oldest goes, where the library's own limit would wait.
      const [oldest] = shown;
      if (shown.size > SHOWN_AT_ONCE && oldest) {
        shown.delete(oldest);
        toast.dismiss(oldest);
      }
    });
  }, []);
  return (
    <ToastContainer
      position="top-right"
      autoClose={AUTO_CLOSE_MS}
      theme="light"
      transition={drop}
      hideProgressBar
      pauseOnFocusLoss={false}
      className={styles.area ?? ''}
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
          aria-label={text.layout.dismiss}
          onClick={closeToast}
        >
          <X size={20} strokeWidth={1.6} aria-hidden="true" />
        </button>
      )}
    />
  );
}
