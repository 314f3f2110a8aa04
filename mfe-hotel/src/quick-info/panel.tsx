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

function hasValue(value: Value): boolean {
  return value !== null && value !== undefined && `${value}`.trim() !== '';
}

/** Renders a text before or after the values of a tab. */
export function Note({ children }: { children: Value }) {
  return hasValue(children) ? (
    <p className={styles.note} dir="auto">
      {children}
    </p>
  ) : null;
}

export const isGiven = ({ value }: Fact) => hasValue(value);

/** Returns the front desk's own number, else the hotel's. */
export const frontDeskFact = ({ info, hotel }: PanelProps): Fact => ({
  label: text.quickInfo.frontDesk,
  value: info.front_phone_number ?? hotel.phone,
  phone: true,
});

/** Lists values with their labels and leaves out missing ones. */
export function FactList({ facts }: { facts: Fact[] }) {
  const known = facts.filter(isGiven);
  if (known.length === 0) return null;
  return (
    <dl className={styles.panel}>
      {known.map(({ label, value, phone }) => {
        const call = phone ? telHref(`${value}`) : undefined;
        return (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>
              <span>
                <bdi dir={call ? 'ltr' : 'auto'}>{value}</bdi>
              </span>
              {call && (
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
      })}
    </dl>
  );
}

/** Renders a row whose value is not loaded yet. */
export function FactRowSkeleton({ label, phone = false }: { label: string; phone?: boolean }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>
        <span>
          <Skeleton width="7em" height="1.35em" />
        </span>
        {phone && <Skeleton width="5.5rem" height="var(--touch)" className={styles.call} />}
      </dd>
    </div>
  );
}

/** Renders a note for a tab without information. */
export function NoInfo() {
  return <p className={styles.note}>{text.quickInfo.noInfo}</p>;
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
