import styles from './scene.module.css';

const WINDOWS = [0, 1, 2, 3, 4, 5, 6].flatMap((column) =>
  [0, 1, 2].map((row) => ({
    x: 232 + column * 52,
    y: 86 + row * 42,
    lit: (column * 3 + row * 5) % 4 === 0,
  })),
);

/** Draws a building at dusk in the hotel's colours, for a hotel without a picture. */
export function BuildingScene() {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 780 360"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <rect className={styles.sky} width="780" height="360" />
      <circle className={styles.moon} cx="640" cy="84" r="34" />
      <path className={styles.far} d="M0 236q120-60 250-18t260-20 270 26v136H0z" />
      <path
        className={styles.building}
        d="M196 76h388v232H196zM180 60h420v16H180zM330 24h120l18 36H312z"
      />
      {WINDOWS.map(({ x, y, lit }) => (
        <rect
          key={`${x} ${y}`}
          className={lit ? styles.lit : styles.dark}
          x={x}
          y={y + 12}
          width="22"
          height="26"
          rx="3"
        />
      ))}
      <path className={styles.lit} d="M366 308v-52a24 24 0 0 1 48 0v52z" />
      <path className={styles.near} d="M0 300q200-22 390-4t390-6v70H0z" />
    </svg>
  );
}
