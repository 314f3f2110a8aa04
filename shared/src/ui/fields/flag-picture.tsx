import * as flags from 'country-flag-icons/string/3x2';
import type { ReactNode } from 'react';
import styles from './flag.module.css';

const byCountry: Readonly<Record<string, string>> = flags;

/** Renders the flag of any country; a separate chunk, because it contains all flags. */
export function FlagPicture({ iso2, blank }: { iso2: string; blank: ReactNode }) {
  const svg = byCountry[iso2.toUpperCase()];
  if (!svg) return blank;
  const source = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return <img className={styles.flag} src={source} alt="" loading="lazy" />;
}
