import { paths } from '@foyer/shared/addresses/paths.ts';
import { AppLink, hotelSlug, useTemplateVariables } from '@foyer/shared/runtime';
import { If } from '@foyer/shared/templates/if-for.tsx';
import { ActionCardInside, actionCardClass } from '@foyer/shared/ui/cards/card.tsx';
import { text } from '../text.ts';

/** Links to check-in and pre-arrival, each where the hotel allows it and has its screen. */
export function Actions({ className }: { className: string }) {
  const { requests, checkIn, checkInImage, preArrival, preArrivalImage } = useTemplateVariables();
  const { home } = text;
  return (
    <If condition={requests}>
      <div className={className}>
        <If condition={checkIn}>
          <AppLink className={actionCardClass} to={paths.checkIn(hotelSlug)}>
            <ActionCardInside image={checkInImage} name={home.checkIn} hint={home.checkInHint} />
          </AppLink>
        </If>
        <If condition={preArrival}>
          <AppLink className={actionCardClass} to={paths.preArrival(hotelSlug)}>
            <ActionCardInside
              image={preArrivalImage}
              name={home.preArrival}
              hint={home.preArrivalHint}
            />
          </AppLink>
        </If>
      </div>
    </If>
  );
}
