import { late, useLate } from '../waiting/late.ts';
import styles from './flag.module.css';

// 60 KB of drawings: fetched when a flag is first shown that is not the default one.
const picture = late(async () => (await import('./flag-picture.tsx')).FlagPicture);

/** A country's flag, drawn the same on every device; a blank of the same size until it is there. */
export function Flag({ iso2 }: { iso2: string }) {
  return iso2 === 'gb' ? <UnitedKingdom /> : <OtherFlag iso2={iso2} />;
}

function OtherFlag({ iso2 }: { iso2: string }) {
  const { code: FlagPicture } = useLate(picture);
  const blank = <span className={styles.flag} />;
  return FlagPicture ? <FlagPicture iso2={iso2} blank={blank} /> : blank;
}

/** Of the default country (AUTH-16), inline: it shows with the first paint. */
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
