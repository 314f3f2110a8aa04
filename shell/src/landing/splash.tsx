import { paths } from '@foyer/shared/addresses/paths';
import { useTakeover } from '@foyer/shared/frames/takeover';
import { When } from '@foyer/shared/frames/vary';
import { Link, useNavigate } from '@foyer/shared/router';
import { hotelSlug, useSlots } from '@foyer/shared/runtime';
import { Logo } from '@foyer/shared/ui/pictures/logo';
import { Picture } from '@foyer/shared/ui/pictures/picture';
import { useEffect } from 'react';
import { COVER_SIZES } from './cover-sizes.ts';
import { Film } from './film.tsx';
import { text } from './landing-text.ts';
import styles from './splash.module.css';

/** How long the splash shows once the app is there, in milliseconds (SHELL-06). */
const SPLASH_MS = 3_000;

/**
 * The hotel's flash-screen media over the whole page, then the login (SHELL-06). A film plays over
 * the hotel's picture, which stands there at once.
 */
export function Splash() {
  const { splashPicture, splashFilm, logo, name } = useSlots();
  const navigate = useNavigate();
  const waits = useTakeover();

  useEffect(() => {
    const timer = setTimeout(
      () => void navigate(paths.login(hotelSlug), { replace: true }),
      SPLASH_MS,
    );
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <div className={styles.splash}>
      <Picture src={splashPicture} sizes={COVER_SIZES} eager className={styles.cover} />
      <When holds={splashFilm}>
        <Film address={splashFilm ?? ''} className={styles.cover} />
      </When>
      <h1 className={styles.logo}>
        <Logo src={logo} name={name} tall onPicture />
      </h1>
      <Link replace className={styles.skip} to={paths.login(hotelSlug)}>
        <span
          className={waits ? `${styles.time} ${styles.waits}` : styles.time}
          aria-hidden="true"
        />
        {text.skip}
      </Link>
    </div>
  );
}
