import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { defineTexts } from '../../language/define-texts.ts';
import { IconButton } from '../controls/icon-button.tsx';
import styles from './password-input.module.css';
import { TextInput } from './text-input.tsx';

/** Not in `text.ts`, so that the login bundles no other field's texts. */
const text = defineTexts({ show: 'Show password', hide: 'Hide password' });

/**
 * Renders a password field, by default for a new one, with a button that shows the text.
 *
 * Pasting and password managers work.
 */
export function PasswordInput(props: Omit<ComponentProps<typeof TextInput>, 'type' | 'end'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextInput
      autoComplete="new-password"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          label={shown ? text.hide : text.show}
          className={styles.show}
          onClick={() => setShown(!shown)}
        >
          <Icon size={22} strokeWidth={1.6} aria-hidden />
        </IconButton>
      }
    />
  );
}
