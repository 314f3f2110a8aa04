import { lazyModule, useLazyModule } from '../waiting/lazy-module.ts';
import styles from './flag.module.css';

// 60 KB of SVG: loaded when a flag other than the default one is first shown.
const flags = lazyModule(() => import('country-flag-icons/string/3x2'));

/** Renders a country's flag, or an equal blank until the flags have loaded. */
export function Flag({ iso2 }: { iso2: string }) {
  return iso2 === 'gb' ? <UnitedKingdom /> : <OtherFlag iso2={iso2} />;
}

function OtherFlag({ iso2 }: { iso2: string }) {
  const byCountry: Readonly<Record<string, string>> = useLazyModule(flags).code ?? {};
  const svg = byCountry[iso2.toUpperCase()];
  if (!svg) return <span className={styles.flag} />;
  const source = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return <img className={styles.flag} src={source} alt="" loading="lazy" />;
}

/** Renders the flag of the default country (AUTH-16) inline, for the first paint. */
function UnitedKingdom() {
  return (
    <svg
      className={styles.flag}
      viewBox="0 0 60 40"
      preserveAspectRatio="none"
      aria-hidden
      focusable="false"
    >
      <path fill="#012169" d="M0 0h60v40H0z" />
      <path stroke="#fff" strokeWidth="8" d="m0 0 60 40m0-40L0 40" />
      <path stroke="#c8102e" strokeWidth="3" d="m0 0 60 40m0-40L0 40" />
      <path stroke="#fff" strokeWidth="13" d="M30 0v40M0 20h60" />
      <path stroke="#c8102e" strokeWidth="8" d="M30 0v40M0 20h60" />
    </svg>
  );
}
