import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from './button.tsx';
import styles from './copy-row.module.css';
import { text } from './text.ts';

/** Time for which the button shows the copied state, in milliseconds. */
const COPIED_MS = 2000;

/**
 * Renders a value and a button that copies it. `onCopy` receives whether the copy succeeded, for a toast.
 *
 * If the browser refuses, the guest can select the value with one tap.
 */
export function CopyRow({
  label,
  value,
  onCopy,
}: {
  label: string;
  value: string;
  onCopy: (done: boolean) => void;
}) {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function copy() {
    let done = true;
    try {
      // `clipboard` is undefined on plain http, despite its type; this throws then.
      await navigator.clipboard.writeText(value);
      setCopied(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setCopied(false), COPIED_MS);
    } catch {
      done = false;
    }
    onCopy(done);
  }

  const Icon = copied ? Check : Copy;
  const action = copied ? text.copied : text.copy;
  return (
    <div className={styles.row}>
      <div>
        <p className={styles.label}>{label}</p>
        <p className={styles.value} translate="no">
          <bdi>{value}</bdi>
        </p>
      </div>
      <Button
        variant={copied ? 'done' : 'soft'}
        size="small"
        aria-label={text.of(action, label)}
        onClick={copy}
      >
        <Icon size={18} strokeWidth={1.6} aria-hidden />
        {action}
      </Button>
    </div>
  );
}
