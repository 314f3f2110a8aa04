import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

/** Class name of a round 44 px target, for links that hold one icon. */
export const iconButtonClass = styles.iconButton;

/** Renders a round 44 px button with one icon; `label` is its accessible name. */
export function IconButton({
  label,
  className,
  ...rest
}: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={[styles.iconButton, className].filter(Boolean).join(' ')}
    />
  );
}
