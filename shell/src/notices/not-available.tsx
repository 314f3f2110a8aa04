import { useQuery } from '@foyer/shared/query';
import { hotelQuery } from '@foyer/shared/runtime';
import { ErrorCard } from '@foyer/shared/ui/cards/error-card';
import { text } from '../text.ts';
import { WayHome } from './way-home.tsx';

/** The address belongs to a part of the app that this hotel does not offer (SHELL-17). */
export function NotAvailable() {
  const { data: hotel } = useQuery(hotelQuery());
  return (
    <ErrorCard
      heading="h1"
      title={text.notAvailable.title}
      text={text.notAvailable.hint}
      action={<WayHome />}
      phone={hotel?.phone}
    />
  );
}
