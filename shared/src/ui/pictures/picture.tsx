import { When } from '../../frames/vary.tsx';
import { srcSetOf } from '../../hotel/media.ts';
import { safeImage } from '../../hotel/theme.ts';
import styles from './picture.module.css';
import { useBroken } from './use-broken.ts';

/**
 * A hotel's picture, filling the box around it, which decides its shape so that nothing shifts.
 * The first picture of a screen is `eager`. Without a picture, or when it cannot be loaded, the
 * box is a calm tint. `sizes` is the width it is shown at, as in HTML.
 */
export function Picture({
  src,
  alt = '',
  sizes = '100vw',
  eager = false,
  className,
}: {
  src: string | null | undefined;
  alt?: string;
  sizes?: string;
  eager?: boolean;
  className?: string | undefined;
}) {
  const image = safeImage(src);
  const { broken, watch } = useBroken(image);
  return (
    <When
      holds={broken ? undefined : image}
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
        alt={alt}
        {...watch}
      />
    </When>
  );
}
