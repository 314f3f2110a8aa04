import { When } from '../../frames/vary.tsx';
import { safeImage } from '../../hotel/theme.ts';
import styles from './logo.module.css';
import { text } from './text.ts';
import { useBroken } from './use-broken.ts';

/**
 * The hotel's logo, read as its `name`. Where it cannot be loaded the name stands there, where there
 * is none, `missing` (SHELL-11). On a picture an SVG logo, which is line art, is drawn white; any
 * other picture stays as the hotel made it.
 */
export function Logo({
  src,
  name = text.logo,
  missing = name,
  tall = false,
  onPicture = false,
}: {
  src: string | null | undefined;
  name?: string | undefined;
  missing?: string;
  tall?: boolean;
  onPicture?: boolean;
}) {
  const image = safeImage(src);
  const { broken, watch } = useBroken(image);
  const classes = [tall ? styles.tall : styles.logo, onPicture && styles.onPicture];
  return (
    <When
      holds={broken ? undefined : image}
      otherwise={<span className={styles.text}>{broken ? name : missing}</span>}
    >
      <img className={classes.filter(Boolean).join(' ')} src={image} alt={name} {...watch} />
    </When>
  );
}
