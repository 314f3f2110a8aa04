import { useHotel } from '@foyer/shared/runtime';
import { directionsHref, NEW_TAB } from '@foyer/shared/ui/links/links.ts';
import { useOffline } from '@foyer/shared/ui/waiting/use-offline.ts';
import { MapPin, Navigation } from 'lucide-react';
import { useState } from 'react';
import { text } from '../text.ts';
import { distanceText, metresBetween, type Point, pointOf } from './distance.ts';
import { mapAddress } from './map-address.ts';
import styles from './place-map.module.css';

/**
 * Shows a map, a directions link (LIST-06) and the distance from the hotel. The map loads only when the guest presses the
 * button, which is disabled offline and says why. `compact` is one row on a phone.
 */
export function PlaceMap({
  point,
  name,
  compact,
}: {
  point: Point;
  name: string;
  compact: boolean;
}) {
  const hotelPoint = pointOf(useHotel());
  const [isOpen, setOpen] = useState(false);
  const offline = useOffline();
  return (
    <div className={compact ? `${styles.place} ${styles.compact}` : styles.place}>
      {isOpen ? (
        <iframe
          ref={focusMap}
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
          onClick={() => setOpen(true)}
        >
          <Streets />
          <span className={styles.text}>
            <MapPin size={18} strokeWidth={1.6} aria-hidden />
            {offline ? text.map.offline : text.map.show}
          </span>
        </button>
      )}
      <p className={styles.directionsRow}>
        <a
          className={styles.directions}
          href={directionsHref(`${point.latitude},${point.longitude}`)}
          {...NEW_TAB}
        >
          <Navigation size={18} strokeWidth={1.6} aria-hidden />
          {text.map.directions}
        </a>
        {hotelPoint && distanceText(metresBetween(hotelPoint, point))}
      </p>
    </div>
  );
}

/** Moves the focus from the removed button to the map. */
function focusMap(map: HTMLIFrameElement | null): void {
  map?.focus();
}

/** Draws streets and a park in the hotel's tints; no real place. */
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
