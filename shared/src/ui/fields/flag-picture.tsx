import * as drawings from 'country-flag-icons/string/3x2';
import type { ReactNode } from 'react';
import styles from './flag.module.css';

const byCountry: Readonly<Record<string, string>> = drawings;

/** Any country's flag; a module of its own, because it holds them all. */
export function FlagPicture({ iso2, blank }: { iso2: string; blank: ReactNode }) {
  const drawing = byCountry[iso2.toUpperCase()];
  if (!drawing) return blank;
  const source = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  return <img className={styles.flag} src={source} alt="" loading="lazy" />;
}
