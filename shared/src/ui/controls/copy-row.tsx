import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
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
  labels,
  onCopy,
}: {
  label: string;
  value: string;
  labels: { copy: string; copied: string };
  onCopy: (done: boolean) => void;
}) {
  const [copiedAt, setCopiedAt] = useState(0);
  useEffect(() => {
    if (!copiedAt) return;
    const timer = setTimeout(() => setCopiedAt(0), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copiedAt]);

  const copy = async () => {
    // `clipboard` is undefined on plain http, despite its type.
    const done = await Promise.resolve(navigator.clipboard?.writeText(value)).then(
      () => Boolean(navigator.clipboard),
      () => false,
    );
    if (done) setCopiedAt(Date.now());
    onCopy(done);
  };

  return (
    <div className={styles.row}>
      <div>
        <p className={styles.label}>{label}</p>
        <p className={styles.value} translate="no">
          <bdi>{value}</bdi>
        </p>
      </div>
      <Button
        variant={copiedAt ? 'done' : 'soft'}
        size="small"
        aria-label={text.of(copiedAt ? labels.copied : labels.copy, label)}
        onClick={copy}
      >
        {copiedAt ? (
          <Check size={18} strokeWidth={1.6} aria-hidden />
        ) : (
          <Copy size={18} strokeWidth={1.6} aria-hidden />
        )}
        {copiedAt ? labels.copied : labels.copy}
      </Button>
    </div>
  );
}
