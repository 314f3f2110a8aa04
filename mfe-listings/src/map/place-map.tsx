import { directionsHref } from '@foyer/shared/ui/links/links';
import { useOffline } from '@foyer/shared/ui/waiting/use-offline';
import { MapPin, Navigation } from 'lucide-react';
import { useState } from 'react';
import type { Point } from '../distance/distance.ts';
import { text } from '../text.ts';
import { mapAddress } from './map-address.ts';
import styles from './place-map.module.css';

/**
 * Where something is: a map that is asked for only when the guest wants it, and the way there,
 * which needs none (LIST-06). Offline it cannot come, and says so. `compact` is one row on a phone.
 */
export function PlaceMap({
  point,
  name,
  distance,
  compact,
}: {
  point: Point;
  name: string;
  /** How far it is from the hotel, in words. */
  distance: string | undefined;
  compact: boolean;
}) {
  const [shown, setShown] = useState(false);
  const offline = useOffline();
  return (
    <div className={compact ? `${styles.place} ${styles.compact}` : styles.place}>
      {shown ? (
        <iframe
          ref={takeFocus}
          className={styles.map}
          title={text.map.title(name)}
          src={mapAddress(point)}
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <button
          type="button"
          className={styles.show}
          disabled={offline}
          onClick={() => setShown(true)}
        >
          <Streets />
          <span className={styles.words}>
            <MapPin size={18} strokeWidth={1.6} aria-hidden />
            {offline ? text.map.offline : text.map.show}
          </span>
        </button>
      )}
      <p className={styles.way}>
        <a
          className={styles.directions}
          href={directionsHref(`${point.latitude},${point.longitude}`)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Navigation size={18} strokeWidth={1.6} aria-hidden />
          {text.map.directions}
        </a>
        {distance}
      </p>
    </div>
  );
}

/** The button that was pressed is gone: the focus goes on to what it brought. */
function takeFocus(frame: HTMLIFrameElement | null): void {
  frame?.focus();
}

/** A few streets and a park in the hotel's tints: no real place. */
function Streets() {
  return (
    <svg
      className={styles.streets}
      viewBox="0 0 400 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={styles.park} d="M262 0h98l-14 74-92-12zM20 128l84-16 20 68H30z" />
      <path
        className={styles.water}
        d="M-10 92C60 60 96 108 168 84s92-2 132 22 66 8 112-8v26c-40 14-80 26-120 4s-70-40-122-22-92 18-180 14z"
      />
      <path
        className={styles.roads}
        d="M-10 44 410 10M60-10 98 190M172-10l26 200M-10 158l420-22M286-10l-40 200M372-10l-36 200"
      />
    </svg>
  );
}
