import { srcSetOf } from '../../hotel/media.ts';
import { safeImage } from '../../hotel/theme.ts';
import { If } from '../../templates/if-for.tsx';
import styles from './picture.module.css';
import { useBrokenImage } from './use-broken-image.ts';

/**
 * Renders a hotel's picture, which fills its container; the container sets the size, so nothing shifts.
 *
 * Set `eager` for the first picture of a screen. Without a picture, or if it cannot be loaded, a plain
 * tint is shown. `sizes` is the attribute of HTML.
 */
export function Picture({
  src,
  sizes = '100vw',
  eager = false,
  className,
}: {
  src: string | null | undefined;
  sizes?: string;
  eager?: boolean;
  className?: string | undefined;
}) {
  const image = safeImage(src);
  const { broken, watch } = useBrokenImage(image);
  return (
    <If
      condition={broken ? undefined : image}
      otherwise={<span className={[styles.blank, className].filter(Boolean).join(' ')} />}
    >
      <img
        className={[styles.picture, className].filter(Boolean).join(' ')}
        sizes={sizes}
        srcSet={image && (srcSetOf(image) ?? image)}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding={eager ? 'auto' : 'async'}
        src={image}
        alt=""
        {...watch}
      />
    </If>
  );
}
