import type { HotelSettings } from '@foyer/shared/contracts/hotel';
import { isVideo, srcSetOf } from '@foyer/shared/contracts/media';
import { safeImage } from '@foyer/shared/contracts/theme';
import styles from './auth-page.module.css';

/** The hotel's banner where it is a picture, else its information picture, else nothing. */
function pictureOf(settings: HotelSettings | undefined): string | undefined {
  const banner = safeImage(settings?.banner_video);
  return banner && !isVideo(banner) ? banner : safeImage(settings?.hotel_info_image);
}

/** A window onto the hotel; hotels without a picture get the plain dark of their colour. */
export function HotelPicture({
  settings,
  eager,
}: {
  settings: HotelSettings | undefined;
  eager: boolean;
}) {
  const picture = pictureOf(settings);
  if (!picture) return null;
  return (
    <img
      className={styles.photo}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      srcSet={srcSetOf(picture)}
      sizes="(min-width: 960px) 50vw, 100vw"
      src={picture}
    />
  );
}
