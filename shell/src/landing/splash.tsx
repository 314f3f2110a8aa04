import { paths } from '@foyer/shared/addresses/paths.ts';
import { Link, useNavigate } from '@foyer/shared/router';
import { hotelSlug, useTemplateVariables } from '@foyer/shared/runtime';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { If } from '@foyer/shared/templates/if-for.tsx';
import { Logo } from '@foyer/shared/ui/pictures/logo.tsx';
import { Picture } from '@foyer/shared/ui/pictures/picture.tsx';
import { useEffect } from 'react';
import { COVER_SIZES } from './cover-sizes.ts';
import { text } from './landing-text.ts';
import styles from './splash.module.css';
import { SplashVideo } from './splash-video.tsx';

/** Display time of the splash after the app has started, in milliseconds (SHELL-06). */
const SPLASH_MS = 3_000;

/**
 * Shows the hotel's splash media full-page, then opens the login (SHELL-06). A video plays over the
 * hotel's picture, which shows at once.
 */
export function Splash() {
  const { splashImage, splashVideo, logo, name } = useTemplateVariables();
  const navigate = useNavigate();
  const isHydrating = useHydration();

  useEffect(() => {
    const timer = setTimeout(
      () => void navigate(paths.login(hotelSlug), { replace: true }),
      SPLASH_MS,
    );
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <div className={styles.splash}>
      <Picture src={splashImage} sizes={COVER_SIZES} eager className={styles.cover} />
      <If condition={splashVideo}>
        <SplashVideo address={splashVideo ?? ''} className={styles.cover} />
      </If>
      <h1 className={styles.logo}>
        <Logo src={logo} name={name} tall onPicture />
      </h1>
      <Link replace className={styles.skip} to={paths.login(hotelSlug)}>
        <span
          className={isHydrating ? `${styles.time} ${styles.paused}` : styles.time}
          aria-hidden="true"
        />
        {text.skip}
      </Link>
    </div>
  );
}
