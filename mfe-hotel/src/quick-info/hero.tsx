import { safeImage } from '@foyer/shared/hotel/theme';
import { Picture } from '@foyer/shared/ui/pictures/picture';
import { DefaultScene } from './default-scene.tsx';
import styles from './hero.module.css';

/** The picture of a tab, the house's own drawing where the hotel has none, and its name. */
export function Hero({ image, title }: { image: string | null | undefined; title: string }) {
  return (
    <section className={styles.hero} aria-label={title}>
      <div className={styles.picture} key={image}>
        {safeImage(image) ? <Picture src={image} eager /> : <DefaultScene />}
      </div>
      <h1>{title}</h1>
    </section>
  );
}
