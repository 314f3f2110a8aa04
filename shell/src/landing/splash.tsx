import { paths } from '@foyer/shared/addresses/paths.ts';
import { prefersNoAutoplay } from '@foyer/shared/browser/preferences.ts';
import { Link, useNavigate } from '@foyer/shared/router';
import { hotelSlug, useHotel } from '@foyer/shared/runtime';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { If } from '@foyer/shared/templates/if-for.tsx';
import { Logo } from '@foyer/shared/ui/pictures/logo.tsx';
import { Picture } from '@foyer/shared/ui/pictures/picture.tsx';
import { useEffect, useRef, useState } from 'react';
import { prefetch } from '../remotes/prefetch.ts';
import { text } from './landing-text.ts';
import styles from './splash.module.css';

/**
 * `sizes` of a wide picture (8:5) that covers the window. On a phone the window's height decides.
 * WebKit does not support `max()` in `sizes` and would use a phone's width.
 */
export const COVER_SIZES = '(min-aspect-ratio: 8/5) 100vw, 160vh';

/** Display time of the splash after the app has started, in milliseconds (SHELL-84). */
const SPLASH_MS = 3_000;

/**
 * Shows the hotel's splash media full-page, then opens the login (SHELL-06). A video plays over the
 * hotel's picture, which shows at once.
 */
export function Splash() {
  const { splash_picture, splash_film, logo, name } = useHotel();
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
      <Picture src={splash_picture} sizes={COVER_SIZES} eager className={styles.cover} />
      <If condition={splash_film}>
        <SplashVideo address={splash_film ?? ''} className={styles.cover} />
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

/** Time limit for the video to start, in milliseconds. The splash is too short for a later start. */
const BEGIN_MS = 1_000;

/** Tells whether the browser reports a connection too slow for a video. */
function isSlow(): boolean {
  const { connection } = navigator as { connection?: { effectiveType?: string } };
  return /^(?:slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '');
}

/**
 * Plays the splash's video. It loads after the login's code, because the login is the next page, and
 * is removed if it does not start in time.
 */
function SplashVideo({ address, className }: { address: string; className: string | undefined }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (prefersNoAutoplay() || isSlow()) return;
    let left = false;
    void prefetch(paths.login(hotelSlug)).then(() => setDue(!left));
    return () => {
      left = true;
    };
  }, []);

  const element = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = element.current;
    if (!isDue || !video) return;
    const timer = setTimeout(() => setDue(video.played.length > 0), BEGIN_MS);
    return () => {
      clearTimeout(timer);
      // Removing the element alone would not stop the download.
      video.removeAttribute('src');
      video.load();
    };
  }, [isDue]);

  return (
    isDue && <video ref={element} className={className} src={address} autoPlay muted playsInline />
  );
}
