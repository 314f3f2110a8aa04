import { paths } from '@foyer/shared/addresses/paths';
import type { Hotel } from '@foyer/shared/contracts/hotel';
import { settingsOf } from '@foyer/shared/hotel/record';
import { AppLink, hotelSlug } from '@foyer/shared/runtime';
import { buttonClass } from '@foyer/shared/ui/controls/button';
import { ConciergeBell } from 'lucide-react';
import { text } from '../text.ts';
import styles from './requests.module.css';

const words = text.requests;

/** Nothing was asked yet: the ways to ask that this hotel has. */
export function NothingAsked({ hotel }: { hotel: Hotel }) {
  const settings = settingsOf(hotel);
  return (
    <div className={styles.empty}>
      <ConciergeBell size={56} strokeWidth={1.2} aria-hidden />
      <h2>{words.empty}</h2>
      <p>{words.emptyHint}</p>
      <div className={styles.ways}>
        <AppLink className={buttonClass()} to={paths.generalEnquiry(hotelSlug)}>
          {words.enquire}
        </AppLink>
        {settings?.allow_checkin && (
          <AppLink className={buttonClass('soft')} to={paths.checkIn(hotelSlug)}>
            {words.checkIn}
          </AppLink>
        )}
        {settings?.allow_pre_arrival && (
          <AppLink className={buttonClass('soft')} to={paths.preArrival(hotelSlug)}>
            {words.preArrival}
          </AppLink>
        )}
      </div>
    </div>
  );
}
