import styles from './panel.module.css';
import { NoInfo, type PanelProps } from './panel.tsx';

/** Lists the additional amenities with this hotel's notes on them (HOTEL-14). */
export function AmenitiesPanel({ info }: PanelProps) {
  const amenities = info.additional_amenities ?? [];
  if (amenities.length === 0) return <NoInfo />;
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
