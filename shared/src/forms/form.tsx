import type { ComponentProps, ReactNode } from 'react';
import styles from './form.module.css';

/**
 * A form in the house's layout. What is wrong with it the app says, never the browser, which sends
 * nothing either, script or not; `head` is what is to be known before it is filled in.
 */
export function Form({ head, children, ...props }: ComponentProps<'form'> & { head?: ReactNode }) {
  return (
    <form noValidate method="dialog" {...props} className={styles.form}>
      {head}
      {children}
    </form>
  );
}
