import { paths } from '@foyer/shared/addresses/paths.ts';
import { prefersNoAutoplay } from '@foyer/shared/browser/preferences.ts';
import { hotelSlug } from '@foyer/shared/runtime';
import { useEffect, useRef, useState } from 'react';
import { prefetch } from '../remotes/prefetch.ts';

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
export function SplashVideo({
  address,
  className,
}: {
  address: string;
  className: string | undefined;
}) {
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
