import { leftToRight } from '@foyer/shared/language/left-to-right.ts';
import { useHotel, useSession } from '@foyer/shared/runtime';
import { useHydration } from '@foyer/shared/templates/hydration.ts';
import { If } from '@foyer/shared/templates/if-for.tsx';
import { Picture } from '@foyer/shared/ui/pictures/picture.tsx';
import { text } from '../text.ts';
import { stayDates } from './stay-dates.ts';
import styles from './stay-summary.module.css';

const texts = text.stay;

/** Renders the hotel and the guest's dates beside a form; hidden in narrow windows (FORM-69). */
export function StaySummary() {
  const { name, address, cover_picture, phone = '', phone_href } = useHotel();
  const isHydrating = useHydration();
  return (
    <section className={styles.summary} aria-label={texts.title}>
      <If condition={cover_picture}>
        <span className={styles.picture}>
          <Picture src={cover_picture} sizes="350px" />
        </span>
      </If>
      <div className={styles.text}>
        <h2 dir="auto">{name}</h2>
        <If condition={address}>
          <p dir="auto">{address}</p>
        </If>
        <If condition={phone_href}>
          <a href={phone_href}>{texts.call(isHydrating ? phone : leftToRight(phone))}</a>
        </If>
        {!isHydrating && <StayDates />}
      </div>
    </section>
  );
}

/** Renders the days of arrival and departure; nothing for a stay that is unknown or over. */
function StayDates() {
  const { timezone, features, check_in_time } = useHotel();
  const user = useSession((session) => session.user);
  const dates = stayDates(user, { timezone, features, check_in_time }, Date.now());
  return (
    dates.length > 0 && (
      <dl className={styles.dates}>
        {dates.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    )
  );
}
