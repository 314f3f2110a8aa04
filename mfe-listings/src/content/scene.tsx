import styles from './scene.module.css';
import { SCENES, type SceneName } from './scenes.ts';

/**
 * Renders a drawing in the hotel's colours, because a photograph would show another hotel. It fills
 * its container; a tall one shows the drawing's subject.
 */
export function Scene({ name }: { name: SceneName }) {
  return (
    <span className={`${styles.frame} ${styles[name] ?? ''}`}>
      <svg className={styles.scene} viewBox="0 0 400 250" aria-hidden="true">
        {SCENES[name].map(([shade, path]) => (
          <path key={path} className={styles[shade]} d={path} />
        ))}
      </svg>
    </span>
  );
}
