import { paths } from '@foyer/shared/addresses/paths';
import { When } from '@foyer/shared/frames/vary';
import { AppLink, hotelSlug, useSlots } from '@foyer/shared/runtime';
import { ActionCardInside, actionCardClass } from '@foyer/shared/ui/cards/card';
import { text } from '../text.ts';

/** The requests this hotel takes: each only if allowed and only if there is a screen for it. */
export function Actions({ className }: { className: string }) {
  const { requests, checkIn, checkInImage, preArrival, preArrivalImage } = useSlots();
  const { home } = text;
  return (
    <When holds={requests}>
      <div className={className}>
        <When holds={checkIn}>
          <AppLink className={actionCardClass} to={paths.checkIn(hotelSlug)}>
            <ActionCardInside image={checkInImage} name={home.checkIn} hint={home.checkInHint} />
          </AppLink>
        </When>
        <When holds={preArrival}>
          <AppLink className={actionCardClass} to={paths.preArrival(hotelSlug)}>
            <ActionCardInside
              image={preArrivalImage}
              name={home.preArrival}
              hint={home.preArrivalHint}
            />
          </AppLink>
        </When>
      </div>
    </When>
  );
}
