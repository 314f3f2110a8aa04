import { If } from '@foyer/shared/templates/if-for.tsx';
import { Picture } from '@foyer/shared/ui/pictures/picture.tsx';
import styles from './hotel-picture.module.css';

/** Renders the hotel's picture, or a drawing in the hotel's colours without one. */
export function HotelPicture({ src, eager }: { src: string | undefined; eager: boolean }) {
  return (
    <If condition={src} otherwise={<Foyer />}>
      <div className={styles.photo}>
        <Picture src={src} eager={eager} sizes="(min-width: 960px) 50vw, 100vw" />
      </div>
    </If>
  );
}

/** Renders a drawing of an arcade with a lamp in its open door. */
function Foyer() {
  return (
    <div className={styles.drawn}>
      <svg
        className={styles.drawing}
        viewBox="-36 0 390 236"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden
        focusable="false"
      >
        <path className={styles.floor} d="M-400 206h1120v90h-1120z" />
        <path className={styles.door} d="M122 206v-72a37 37 0 0 1 74 0v72z" />
        <path
          className={styles.lines}
          d="M-400 206h1120M-282 206v-52a39 39 0 0 1 78 0v52m20 0v-52a39 39 0 0 1 78 0v52m20 0v-52a39 39 0 0 1 78 0v52m20 0v-52a39 39 0 0 1 78 0v52m20 0v-72a49 49 0 0 1 98 0v72m20 0v-52a39 39 0 0 1 78 0v52m20 0v-52a39 39 0 0 1 78 0v52m20 0v-52a39 39 0 0 1 78 0v52M159 97v24"
        />
        <circle className={styles.lamp} cx="159" cy="128" r="7" />
      </svg>
    </div>
  );
}
