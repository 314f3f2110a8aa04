import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';

type ButtonVariant = 'filled' | 'soft' | 'outlined' | 'glass' | 'light' | 'done';

/** Returns the class names of a button, for links in that style. */
export function buttonClass(
  variant: ButtonVariant = 'filled',
  size: 'normal' | 'small' = 'normal',
): string {
  const classes = [styles.button, styles[variant], size === 'small' && styles.small];
  return classes.filter(Boolean).join(' ');
}

const preventDefault = (event: MouseEvent) => event.preventDefault();

/**
 * Renders a button in one of the app's variants; use one `filled` button per screen.
 *
 * While `busy` it keeps its width and the focus, ignores clicks and shows a thin progress line; its text
 * should then be a verb in "-ing".
 */
export function Button({
  variant = 'filled',
  size = 'normal',
  busy = false,
  className,
  ...rest
}: ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: 'normal' | 'small';
  busy?: boolean;
}) {
  // Not `disabled`, with which the browser would move the focus to the top of the page.
  const busyProps = busy && { 'aria-busy': true, 'aria-disabled': true, onClick: preventDefault };
  return (
    <button
      type="button"
      {...rest}
      {...busyProps}
      className={[buttonClass(variant, size), className].filter(Boolean).join(' ')}
    />
  );
}
