import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.css';

type Look = 'filled' | 'soft' | 'quiet' | 'glass' | 'light';

/** Class names of a button, for the links that look like one. */
export function buttonClass(look: Look = 'filled', size: 'normal' | 'small' = 'normal'): string {
  return [styles.button, styles[look], size === 'small' && styles.small].filter(Boolean).join(' ');
}

/**
 * A button in one of the house's looks; one `filled` per screen. While `busy` it keeps its width,
 * refuses presses and shows a thin running line; its text should then be a verb in "-ing".
 */
export function Button({
  look = 'filled',
  size = 'normal',
  busy = false,
  className,
  children,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: Look;
  size?: 'normal' | 'small';
  busy?: boolean;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      {...rest}
      className={[buttonClass(look, size), className].filter(Boolean).join(' ')}
      disabled={rest.disabled || busy}
      aria-busy={busy || undefined}
    >
      {children}
    </button>
  );
}
