import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

/**
 * Renders a placeholder box with the size of the loading content; visible after half a second.
 *
 * Put the boxes of a screen inside an element with `aria-busy`.
 */
export function Skeleton({
  width = '100%',
  height,
  radius,
  onPicture = false,
  className,
}: {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  radius?: CSSProperties['borderRadius'];
  onPicture?: boolean;
  className?: string | undefined;
}) {
  const classes = [styles.skeleton, onPicture && styles.onPicture, className];
  return (
    <span
      aria-hidden="true"
      className={classes.filter(Boolean).join(' ')}
      style={{ width, height, borderRadius: radius }}
    />
  );
}
