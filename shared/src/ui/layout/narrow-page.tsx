import type { ReactNode } from 'react';
import styles from './narrow-page.module.css';

/**
 * Renders a single-column screen with a title and an optional picture; a form's column is narrower.
 */
export function NarrowPage({
  title,
  subtitle,
  picture,
  form = false,
  children,
}: {
  title: string;
  subtitle?: string;
  picture?: ReactNode;
  form?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={form ? styles.form : styles.page}>
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
  );
}
