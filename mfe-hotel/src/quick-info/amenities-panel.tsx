import styles from './panel.module.css';
import { Nothing, type PanelProps } from './panel.tsx';

/** What else there is: the amenity, and what this hotel says of it (HOTEL-14). */
export function AmenitiesPanel({ info }: PanelProps) {
  const amenities = info.additional_amenities ?? [];
  if (amenities.length === 0) return <Nothing />;
  return (
    <ul className={styles.panel}>
      {amenities.map((amenity) => (
        <li key={amenity.id} className={styles.amenity} dir="auto">
          {amenity.name && <h2>{amenity.name}</h2>}
          {amenity.description && <p>{amenity.description}</p>}
          {amenity.pivot?.description && (
            <p className={styles.detail}>{amenity.pivot.description}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
