import type { ComponentProps, ReactNode } from 'react';
import styles from './form.module.css';

/**
 * Renders a form in the app's layout, without the browser's own validation and submission.
 *
 * `method="dialog"` keeps the browser from sending anything, also before the script runs. `head` is
 * shown above the fields.
 */
export function Form({ head, children, ...props }: ComponentProps<'form'> & { head?: ReactNode }) {
  return (
    <form noValidate method="dialog" {...props} className={styles.form}>
      {head}
      {children}
    </form>
  );
}
