import { useState } from 'react';
import { safeImage } from '../../hotel/theme.ts';
import styles from './logo.module.css';
import { text } from './text.ts';

/**
 * The hotel's logo; without one, or when it cannot be loaded, its name, else 'Logo' (SHELL-11).
 * On a picture an SVG logo, which is line art, is drawn white; any other picture stays
 * as the hotel made it.
 */
export function Logo({
  src,
  name,
  tall = false,
  onPicture = false,
}: {
  src: string | null | undefined;
  name?: string | null | undefined;
  tall?: boolean;
  onPicture?: boolean;
}) {
  const [broken, setBroken] = useState<string>();
  const image = safeImage(src);
  if (!image || image === broken) return <span className={styles.text}>{name || text.logo}</span>;
  const lineArt = /\.svg(?:\?|$)/.test(image);
  const classes = [tall ? styles.tall : styles.logo, onPicture && lineArt && styles.white];
  return (
    <img
      className={classes.filter(Boolean).join(' ')}
      src={image}
      alt={name || text.logo}
      onError={() => setBroken(image)}
    />
  );
}
