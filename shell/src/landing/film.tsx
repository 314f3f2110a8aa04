import { paths } from '@foyer/shared/addresses/paths';
import { hotelSlug } from '@foyer/shared/runtime';
import { prefersStill } from '@foyer/shared/ui/pictures/preferences';
import { useEffect, useRef, useState } from 'react';
import { prefetch } from '../remotes/prefetch.ts';

/** A film that has not begun by then would be over before it is seen, in milliseconds. */
const BEGIN_MS = 1_000;

/** Whether the line is too slow for a film, as far as the browser says. */
function isSlow(): boolean {
  const { connection } = navigator as { connection?: { effectiveType?: string } };
  return /^(?:slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '');
}

/**
 * The splash's film: fetched once the login's code is there, since that is where the guest goes
 * next, and given up where it does not begin in time.
 */
export function Film({ address, className }: { address: string; className: string | undefined }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (prefersStill() || isSlow()) return;
    let left = false;
    void prefetch(paths.login(hotelSlug)).then(() => setDue(!left));
    return () => {
      left = true;
    };
  }, []);

  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = film.current;
    if (!isDue || !video) return;
    const timer = setTimeout(() => setDue(video.played.length > 0), BEGIN_MS);
    return () => {
      clearTimeout(timer);
      // Out of the page alone it would go on being fetched.
      video.removeAttribute('src');
      video.load();
    };
  }, [isDue]);

  return (
    isDue && <video ref={film} className={className} src={address} autoPlay muted playsInline />
  );
}
