import type { ComponentProps } from 'react';
import styles from './form.module.css';

/** A form in the house's layout. What is wrong with it the app says, never the browser. */
export function Form(props: ComponentProps<'form'>) {
  return <form noValidate {...props} className={styles.form} />;
}
