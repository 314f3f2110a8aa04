import { useQuery } from '@foyer/shared/query';
import { hotelQuery } from '@foyer/shared/runtime';
import { ErrorCard } from '@foyer/shared/ui/cards/error-card.tsx';
import { text } from '../text.ts';
import { HomeLink } from './home-link.tsx';

/** Shows that this hotel does not offer the screen at this address (SHELL-17). */
export function NotAvailable() {
  const { data: hotel } = useQuery(hotelQuery());
  return (
    <ErrorCard
      heading="h1"
      title={text.notAvailable.title}
      text={text.notAvailable.hint}
      action={<HomeLink />}
      phone={hotel?.phone}
    />
  );
}
