import type { ComponentProps, ReactNode } from 'react';
import styles from './form.module.css';

/**
 * A form in the house's layout. What is wrong with it the app says, never the browser; `head` is
 * what is to be known before it is filled in.
 */
export function Form({ head, children, ...props }: ComponentProps<'form'> & { head?: ReactNode }) {
  return (
    <form noValidate {...props} className={styles.form}>
      {head}
      {children}
    </form>
  );
}
