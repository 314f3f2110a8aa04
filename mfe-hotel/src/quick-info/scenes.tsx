import type { ReactNode } from 'react';
import styles from './scene.module.css';

function Scene({ align, children }: { align: 'Min' | 'Mid'; children: ReactNode }) {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 780 360"
      preserveAspectRatio={`xMidY${align} slice`}
      aria-hidden="true"
    >
      <rect className={styles.sky} width="780" height="360" />
      {children}
    </svg>
  );
}

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
    <Scene align="Min">
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
    </Scene>
  );
}

/** The pigeonholes behind the desk; some hold a key. */
const HOLES = [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((column) =>
  [0, 1, 2].map((row) => ({
    x: 42 + column * 78,
    y: 20 + row * 56,
    key: (column * 2 + row * 3) % 5 < 2,
  })),
);

/** Draws a reception desk with bell, lamp and telephone, for a hotel without a picture. */
export function ReceptionScene() {
  return (
    <Scene align="Mid">
      {HOLES.map(({ x, y, key }) => (
        <g key={`${x} ${y}`}>
          <rect className={styles.dark} x={x} y={y} width="66" height="44" rx="4" />
          {key && (
            <path
              className={styles.lit}
              d={`M${x + 33} ${y + 8}a6 6 0 0 1 2 11.6v16.4h-4v-16.4a6 6 0 0 1 2-11.6z`}
            />
          )}
        </g>
      ))}
      <circle className={styles.glow} cx="196" cy="172" r="128" />
      <path className={styles.lit} d="M152 186l18-62h52l18 62z" />
      <path className={styles.near} d="M191 186h10v52h22v8h-54v-8h22z" />
      <path className={styles.bell} d="M338 236a52 44 0 0 1 104 0zM384 190v-10h12v10z" />
      <path className={styles.near} d="M326 236h128v10H326z" />
      <path
        className={styles.far}
        d="M548 246l10-38h84l10 38zM534 206q0-26 66-26t66 26v8q-22 6-32-2v-8h-68v8q-10 8-32 2z"
      />
      <rect className={styles.building} y="246" width="780" height="16" />
      <rect className={styles.near} y="262" width="780" height="98" />
    </Scene>
  );
}
