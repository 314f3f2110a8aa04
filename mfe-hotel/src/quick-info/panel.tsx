import type { QuickInfo } from '@foyer/shared/contracts/provider/quick-info.ts';
import { toasts } from '@foyer/shared/runtime';
import type { PageVariables } from '@foyer/shared/template-filling/page-variables.ts';
import { buttonClass } from '@foyer/shared/ui/controls/button.tsx';
import { CopyRow } from '@foyer/shared/ui/controls/copy-row.tsx';
import { telHref } from '@foyer/shared/ui/links/links.ts';
import { Skeleton } from '@foyer/shared/ui/waiting/skeleton.tsx';
import { Phone } from 'lucide-react';
import { text } from '../text.ts';
import styles from './panel.module.css';

export type PanelProps = { info: QuickInfo; hotel: Partial<PageVariables> };

type Value = string | number | null | undefined;
/** `phone` adds a call button to a value that is a phone number. */
type Fact = { label: string; value: Value; phone?: boolean };

const isGiven = (value: Value) => `${value ?? ''}`.trim() !== '';

/**
 * Renders a note, and values with their labels, without missing ones. If all are missing, it says
 * so, unless the tab has more content. `isWaiting` shows the labels while the values load.
 */
export function FactPanel({
  note,
  facts = [],
  hasMore = false,
  isWaiting = false,
}: {
  note?: Value;
  facts?: Fact[];
  hasMore?: boolean;
  isWaiting?: boolean;
}) {
  const shown = facts.filter(({ value }) => isWaiting || isGiven(value));
  if (!isGiven(note) && shown.length === 0)
    return hasMore ? null : <p className={styles.note}>{text.quickInfo.noInfo}</p>;
  return (
    <>
      {isGiven(note) && (
        <p className={styles.note} dir="auto">
          {note}
        </p>
      )}
      {shown.length > 0 && (
        <dl className={styles.panel}>
          {shown.map((fact) => (
            <FactRow key={fact.label} {...fact} isWaiting={isWaiting} />
          ))}
        </dl>
      )}
    </>
  );
}

function FactRow({ label, value, phone, isWaiting }: Fact & { isWaiting: boolean }) {
  const call = phone ? telHref(`${value}`) : undefined;
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>
        <span>
          {isWaiting ? (
            <Skeleton width="7em" height="1.35em" />
          ) : (
            <bdi dir={call ? 'ltr' : 'auto'}>{value}</bdi>
          )}
        </span>
        {isWaiting && phone && (
          <Skeleton width="5.5rem" height="var(--touch)" className={styles.call} />
        )}
        {!isWaiting && call && (
          <a
            className={`${buttonClass('soft', 'small')} ${styles.call}`}
            href={call}
            aria-label={text.quickInfo.callNamed(label)}
          >
            <Phone size={18} strokeWidth={1.6} aria-hidden />
            {text.quickInfo.call}
          </a>
        )}
      </dd>
    </div>
  );
}

/** Shows a value with a copy button; a toast with the name `copied` says whether it worked. */
export function CopyFact({
  label,
  value,
  copied = label,
}: {
  label: string;
  value: string;
  copied?: string;
}) {
  const showResult = (isCopied: boolean) =>
    isCopied
      ? toasts.success(text.quickInfo.copied(copied))
      : toasts.error(text.quickInfo.notCopied);
  return <CopyRow label={label} value={value} onCopy={showResult} />;
}
