import type { ReactNode } from 'react';
import styles from './narrow-page.module.css';

/**
 * Renders a single-column screen with a title and an optional picture; a form's column is narrower.
 * `aside` stands below the column on phones and beside it from 960 px.
 */
export function NarrowPage({
  title,
  subtitle,
  picture,
  form = false,
  aside,
  children,
}: {
  title: string;
  subtitle?: ReactNode;
  picture?: ReactNode;
  form?: boolean;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <div className={form ? styles.form : styles.column}>
        <header className={styles.about}>
          {picture}
          <div>
            <h1 className={styles.title}>{title}</h1>
            {subtitle && (
              <p className={styles.subtitle} dir="auto">
                {subtitle}
              </p>
            )}
          </div>
        </header>
        {children}
      </div>
      {aside && <aside className={styles.aside}>{aside}</aside>}
    </div>
  );
}
