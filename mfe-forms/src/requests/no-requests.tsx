import { paths } from '@foyer/shared/addresses/paths.ts';
import type { Hotel } from '@foyer/shared/contracts/provider/hotel.ts';
import { settingsOf } from '@foyer/shared/hotel/record.ts';
import { AppLink, hotelSlug } from '@foyer/shared/runtime';
import { buttonClass } from '@foyer/shared/ui/controls/button.tsx';
import { ConciergeBell } from 'lucide-react';
import { text } from '../text.ts';
import styles from './requests.module.css';

const texts = text.requests;

/** Renders the empty list, with links to the forms that this hotel has. */
export function NoRequests({ hotel }: { hotel: Hotel }) {
  const settings = settingsOf(hotel);
  return (
    <div className={styles.empty}>
      <ConciergeBell size={56} strokeWidth={1.2} aria-hidden />
      <h2>{texts.empty}</h2>
      <p>{texts.emptyHint}</p>
      <div className={styles.actions}>
        <AppLink className={buttonClass()} to={paths.generalEnquiry(hotelSlug)}>
          {texts.enquire}
        </AppLink>
        {settings?.allow_checkin && (
          <AppLink className={buttonClass('soft')} to={paths.checkIn(hotelSlug)}>
            {texts.checkIn}
          </AppLink>
        )}
        {settings?.allow_pre_arrival && (
          <AppLink className={buttonClass('soft')} to={paths.preArrival(hotelSlug)}>
            {texts.preArrival}
          </AppLink>
        )}
      </div>
    </div>
  );
}
