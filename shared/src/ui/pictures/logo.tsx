import { safeImage } from '../../hotel/theme.ts';
import { If } from '../../templates/if-for.tsx';
import styles from './logo.module.css';
import { useBrokenImage } from './use-broken-image.ts';

/**
 * Renders the hotel's logo with its `name` as alternative text.
 *
 * If it cannot be loaded, the name is shown; without a logo, `missing` (SHELL-11). On a picture an SVG
 * logo, which is line art, is white; other formats stay unchanged.
 */
export function Logo({
  src,
  name,
  missing = name,
  tall = false,
  onPicture = false,
}: {
  src: string | null | undefined;
  name: string;
  missing?: string;
  tall?: boolean;
  onPicture?: boolean;
}) {
  const image = safeImage(src);
  const { broken, watch } = useBrokenImage(image);
  const classes = [tall ? styles.tall : styles.logo, onPicture && styles.onPicture];
  return (
    <If
      condition={broken ? undefined : image}
      otherwise={<span className={styles.text}>{broken ? name : missing}</span>}
    >
      <img className={classes.filter(Boolean).join(' ')} src={image} alt={name} {...watch} />
    </If>
  );
}
