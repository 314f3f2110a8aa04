import type { HotelSettings } from '@foyer/shared/contracts/hotel';
import { isVideo } from '@foyer/shared/contracts/media';
import { safeImage } from '@foyer/shared/contracts/theme';
import { Picture } from '@foyer/shared/ui/picture';
import styles from './hotel-picture.module.css';

/** The hotel's banner where it is a picture, else its information picture. */
export function pictureOf(settings: HotelSettings | undefined): string | undefined {
  const banner = safeImage(settings?.banner_video);
  return banner && !isVideo(banner) ? banner : safeImage(settings?.hotel_info_image);
}

/** A window onto the hotel; hotels without a picture get a drawing in their colours. */
export function HotelPicture({ src, eager }: { src: string | undefined; eager: boolean }) {
  return src ? (
    <div className={styles.photo}>
      <Picture src={src} eager={eager} sizes="(min-width: 960px) 50vw, 100vw" />
    </div>
  ) : (
    <Foyer />
  );
}

/** An arcade with an open door and a lamp. */
function Foyer() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 390 236"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      focusable="false"
    >
      <path className={styles.floor} d="M-200 206h790v90h-790z" />
      <path
        className={styles.arches}
        d="M-86 206v-62a39 39 0 0 1 78 0v62m20 0v-62a39 39 0 0 1 78 0v62m20 0v-84a49 49 0 0 1 98 0v84m20 0v-62a39 39 0 0 1 78 0v62m20 0v-62a39 39 0 0 1 78 0v62"
      />
      <path className={styles.door} d="M122 206v-84a37 37 0 0 1 74 0v84l-37 12z" />
      <path
        className={styles.arches}
        d="M-200 206h790M159 85v-31M152 54h14M131 74a42 42 0 0 1 56 0"
      />
      <circle className={styles.lamp} cx="159" cy="62" r="7" />
    </svg>
  );
}
