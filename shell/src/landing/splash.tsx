import { paths } from '@foyer/shared/addresses/paths';
import { isVideo } from '@foyer/shared/hotel/media';
import { useNavigate } from '@foyer/shared/router';
import { hotelSlug } from '@foyer/shared/runtime';
import { Logo } from '@foyer/shared/ui/pictures/logo';
import { Picture } from '@foyer/shared/ui/pictures/picture';
import { useCallback, useEffect } from 'react';
import { COVER_SIZES } from './cover-sizes.ts';
import { Film } from './film.tsx';
import { text } from './landing-text.ts';
import styles from './splash.module.css';

/** How long the splash shows, in milliseconds (SHELL-06). */
const SPLASH_MS = 3_000;

/**
 * The hotel's flash-screen media over the whole page, then the login (SHELL-06). A film plays over
 * the hotel's picture, which stands there at once.
 */
export function Splash({
  media,
  poster,
  logo,
  name,
}: {
  media: string;
  poster: string | undefined;
  logo: string | null | undefined;
  name: string;
}) {
  const navigate = useNavigate();
  const goOn = useCallback(
    () => void navigate(paths.login(hotelSlug), { replace: true }),
    [navigate],
  );

  useEffect(() => {
    const timer = setTimeout(goOn, SPLASH_MS);
    return () => clearTimeout(timer);
  }, [goOn]);

  return (
    <div className={styles.splash}>
      <Picture
        src={isVideo(media) ? poster : media}
        sizes={COVER_SIZES}
        eager
        className={styles.cover}
      />
      {isVideo(media) && <Film address={media} className={styles.cover} />}
      <h1 className={styles.logo}>
        <Logo src={logo} name={name} tall onPicture />
      </h1>
      <button type="button" className={styles.skip} onClick={goOn}>
        <span className={styles.time} aria-hidden="true" />
        {text.skip}
      </button>
    </div>
  );
}
