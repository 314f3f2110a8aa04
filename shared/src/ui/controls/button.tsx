import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';

type Look = 'filled' | 'soft' | 'quiet' | 'glass' | 'light' | 'done';

/** Class names of a button, for the links that look like one. */
export function buttonClass(look: Look = 'filled', size: 'normal' | 'small' = 'normal'): string {
  return [styles.button, styles[look], size === 'small' && styles.small].filter(Boolean).join(' ');
}

function refuse(event: MouseEvent): void {
  event.preventDefault();
}

/**
 * A button in one of the house's looks; one `filled` per screen. While `busy` it keeps its width
 * and the focus, refuses presses and shows a thin running line; its text should then be a verb in
 * "-ing".
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
  // Not `disabled`: a browser takes the focus away from that, to the top of the page.
  const held = busy && { 'aria-busy': true, 'aria-disabled': true, onClick: refuse };
  return (
    <button
      type="button"
      {...rest}
      {...held}
      className={[buttonClass(look, size), className].filter(Boolean).join(' ')}
    >
      {children}
    </button>
  );
}
