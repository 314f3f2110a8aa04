import { ErrorCard } from '@foyer/shared/ui/cards/error-card';
import { WayHome } from './way-home.tsx';

/** No page has this address. */
export function NotFound() {
  return (
    <ErrorCard
      heading="h1"
      title="There is nothing at this address"
      text="The page may have moved, or the link was not complete."
      action={<WayHome />}
    />
  );
}
