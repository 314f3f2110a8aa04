import { text } from '../text.ts';
import styles from './create.module.css';
import { CreateForm } from './create-form.tsx';

/** dashboard/messages/create: begins a thread (MSG-07). */
export function Component() {
  return (
    <div className={styles.page}>
      <header>
        <h1>{text.create.title}</h1>
        <p>{text.create.description}</p>
      </header>
      <CreateForm />
    </div>
  );
}
