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

/** Three rows of places, in this many columns. */
const grid = (columns: number) =>
  Array.from({ length: columns * 3 }, (_, place) => [Math.floor(place / 3), place % 3] as const);

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
      {grid(7).map(([column, row]) => (
        <rect
          key={`${column} ${row}`}
          className={(column * 3 + row * 5) % 4 === 0 ? styles.lit : styles.dark}
          x={232 + column * 52}
          y={98 + row * 42}
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

/** Draws a reception desk with bell, lamp and telephone, for a hotel without a picture. */
export function ReceptionScene() {
  return (
    <Scene align="Mid">
      {/* The pigeonholes behind the desk; some hold a key. */}
      {grid(9).map(([column, row]) => (
        <g key={`${column} ${row}`} transform={`translate(${42 + column * 78} ${20 + row * 56})`}>
          <rect className={styles.dark} width="66" height="44" rx="4" />
          {(column * 2 + row * 3) % 5 < 2 && (
            <path
              className={styles.lit}
              d="M33 8a6 6 0 0 1 2 11.6v16.4h-4v-16.4a6 6 0 0 1 2-11.6z"
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
