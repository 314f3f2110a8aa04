import { paths } from '@foyer/shared/addresses/paths.ts';
import { AppLink, hotelSlug, useHotel } from '@foyer/shared/runtime';
import { If } from '@foyer/shared/templates/if-for.tsx';
import { ActionCardInside, actionCardClass } from '@foyer/shared/ui/cards/card.tsx';
import { requestProgress } from '../stay/request-progress.ts';
import { useRequests } from '../stay/use-requests.ts';
import { text } from '../text.ts';

/**
 * Links to check-in and pre-arrival, each where the hotel allows it and has its screen. The second
 * line of a sent one is its progress (HOTEL-61).
 */
export function ActionCards({ className }: { className: string }) {
  const hotel = useHotel();
  const { home } = text;
  const requests = useRequests();
  const progressOf = (kind: string) =>
    requestProgress(
      requests?.find((request) => request.kind === kind),
      hotel.timezone,
    );
  return (
    <If condition={hotel.allow_requests}>
      <div className={className}>
        <If condition={hotel.allow_checkin}>
          <AppLink className={actionCardClass} to={paths.checkIn(hotelSlug)}>
            <ActionCardInside
              image={hotel.checkin_image}
              name={home.checkIn}
              hint={progressOf('checkin') ?? home.checkInHint}
            />
          </AppLink>
        </If>
        <If condition={hotel.allow_pre_arrival}>
          <AppLink className={actionCardClass} to={paths.preArrival(hotelSlug)}>
            <ActionCardInside
              image={hotel.pre_arrival_image}
              name={home.preArrival}
              hint={progressOf('pre-arrival') ?? home.preArrivalHint}
            />
          </AppLink>
        </If>
      </div>
    </If>
  );
}
