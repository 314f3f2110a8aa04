import { Skeleton } from '@foyer/shared/ui/waiting/skeleton.tsx';
import around from './around-hotel.module.css';
import home from './home.module.css';
import { HomeEntries } from './home-entries.tsx';
import styles from './home-skeleton.module.css';

/** Renders home as boxes with the heights of the final content. */
export function HomeSkeleton() {
  return (
    <div aria-busy="true">
      <div className={styles.banner}>
        <Skeleton onPicture width="min(56%, 240px)" height={14} />
        <Skeleton onPicture width="min(82%, 440px)" height={34} />
        <Skeleton onPicture width="min(70%, 340px)" height={14} />
      </div>
      <div className={home.home}>
        <div className={`${home.welcome} ${home.inset} ${styles.text}`}>
          <Skeleton width="68%" height={26} />
          <Skeleton height={14} />
          <Skeleton width="74%" height={14} />
        </div>
        <div className={`${home.actions} ${home.inset}`}>
          <Skeleton height="auto" radius={18} className={styles.action} />
          <Skeleton height="auto" radius={18} className={styles.action} />
        </div>
        <div className={home.links}>
          <div className={`${home.tabs} ${styles.chips}`}>
            {[142, 112, 138, 194, 146].map((width) => (
              <Skeleton key={width} width={width} height={44} radius={999} />
            ))}
          </div>
          <HomeEntries className={`${home.entries} ${home.inset}`} />
        </div>
      </div>
    </div>
  );
}

/** Renders the cards of home as boxes. */
export function CardsSkeleton() {
  return (
    <div className={around.grid} aria-busy="true">
      {['lead', 'second', 'third'].map((name) => (
        <div key={name} className={name === 'lead' ? around.lead : undefined}>
          <Skeleton height="auto" radius={18} className={styles[name]} />
        </div>
      ))}
    </div>
  );
}
