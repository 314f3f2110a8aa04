import type { ComponentProps } from 'react';
import styles from './text-area.module.css';
import { TextInput } from './text-input.tsx';

function GrowingTextArea(props: ComponentProps<'textarea'>) {
  return (
    <span className={styles.grows} data-text={props.value}>
      <textarea {...props} />
    </span>
  );
}

/** Renders a labelled multi-line text field that grows with its content. */
export function TextArea(props: Omit<ComponentProps<typeof TextInput>, 'as' | 'type' | 'end'>) {
  return <TextInput {...props} as={GrowingTextArea} />;
}
