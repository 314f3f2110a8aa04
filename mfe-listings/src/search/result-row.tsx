import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './search.module.css';

/** Class name of a result, for the link or the box that holds `ResultInside`. */
export const resultClass = styles.result ?? '';

/** Renders the inside of a result: a picture or a sign, its name, where it is, and a text. */
export function ResultInside({
  sign,
  name,
  path,
  summary,
  leads,
}: {
  sign: ReactNode;
  name: string;
  path: string | undefined;
  summary: ReactNode;
  /** True if it opens a page. */
  leads: boolean;
}) {
  return (
    <>
      <span className={styles.sign}>{sign}</span>
      <span className={styles.text}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        {path && (
          <span className={styles.path} dir="auto">
            {path}
          </span>
        )}
        {summary}
      </span>
      {leads && <ChevronRight size={18} strokeWidth={1.6} aria-hidden />}
    </>
  );
}
