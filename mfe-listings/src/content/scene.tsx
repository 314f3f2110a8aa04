import styles from './scene.module.css';
import { SCENES, type SceneName } from './scenes.ts';

/** Renders a drawing in the hotel's colours, because a photograph would show another hotel. */
export function Scene({ name }: { name: SceneName }) {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 400 250"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {SCENES[name].map(([shade, path]) => (
        <path key={path} className={styles[shade]} d={path} />
      ))}
    </svg>
  );
}
