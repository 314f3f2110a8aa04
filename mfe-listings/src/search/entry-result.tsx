import { leftToRight } from '@foyer/shared/language/left-to-right.ts';
import { AppLink, toasts } from '@foyer/shared/runtime';
import { buttonClass } from '@foyer/shared/ui/controls/button.tsx';
import { CopyRow } from '@foyer/shared/ui/controls/copy-row.tsx';
import { telHref } from '@foyer/shared/ui/links/links.ts';
import { ConciergeBell, Phone } from 'lucide-react';
import { text } from '../text.ts';
import type { ContributedEntry } from './contributed-entry.ts';
import styles from './entry-result.module.css';
import { ResultInside, resultClass } from './result-row.tsx';
import { entryLink } from './search-queries.ts';

const { search } = text;

/** Renders a contributed entry: its answer, the values to copy, and a number to call (LIST-80). */
export function EntryResult({ entry }: { entry: ContributedEntry }) {
  const { title, path, text: answer, copy = [], call } = entry;
  const link = entryLink(entry);
  const tel = telHref(call);
  const Sign = tel ? Phone : ConciergeBell;
  const inside = (
    <ResultInside
      sign={
        <span className={styles.sign}>
          <Sign size={24} strokeWidth={1.6} aria-hidden />
        </span>
      }
      name={title}
      path={path}
      summary={
        answer && (
          <span className={styles.answer} dir="auto">
            {answer}
          </span>
        )
      }
      leads={link !== undefined}
    />
  );
  return (
    <>
      {link ? (
        <AppLink className={resultClass} {...link}>
          {inside}
        </AppLink>
      ) : (
        <div className={resultClass}>{inside}</div>
      )}
      {(tel || copy.length > 0) && (
        <div className={styles.actions}>
          {copy.map(({ label, value }) => (
            <CopyRow
              key={label}
              label={label}
              value={value}
              onCopy={(done) => report(label, done)}
            />
          ))}
          {tel && call && (
            <a className={buttonClass('soft', 'small')} href={tel}>
              <Phone size={18} strokeWidth={1.6} aria-hidden />
              {search.call(leftToRight(call.trim()))}
            </a>
          )}
        </div>
      )}
    </>
  );
}

function report(label: string, done: boolean): void {
  if (done) toasts.success(search.copied(label));
  else toasts.error(search.notCopied);
}
