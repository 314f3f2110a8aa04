import { paths } from '@foyer/shared/addresses/paths';
import type { HotelSettings } from '@foyer/shared/contracts/settings';
import { AppLink, canOpen, hotelSlug } from '@foyer/shared/runtime';
import { ActionCardInside, actionCardClass } from '@foyer/shared/ui/cards/card';
import { text } from '../text.ts';

/** The requests this hotel takes: each only if allowed and only if there is a screen for it. */
export function Actions({
  settings,
  className,
}: {
  settings: HotelSettings | undefined;
  className: string;
}) {
  const actions = [
    {
      href: paths.checkIn(hotelSlug),
      allowed: settings?.allow_checkin,
      image: settings?.checkin_image,
      name: text.home.checkIn,
      hint: text.home.checkInHint,
    },
    {
      href: paths.preArrival(hotelSlug),
      allowed: settings?.allow_pre_arrival,
      image: settings?.pre_arrival_image,
      name: text.home.preArrival,
      hint: text.home.preArrivalHint,
    },
  ].filter((action) => action.allowed && canOpen(action.href));
  if (actions.length === 0) return null;
  return (
    <div className={className}>
      {actions.map((action) => (
        <AppLink key={action.href} className={actionCardClass} to={action.href}>
          <ActionCardInside image={action.image} name={action.name} hint={action.hint} />
        </AppLink>
      ))}
    </div>
  );
}
