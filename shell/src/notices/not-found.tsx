import { ErrorCard } from '@foyer/shared/ui/cards/error-card';
import { text } from '../text.ts';
import { WayHome } from './way-home.tsx';

/** No page has this address. */
export function NotFound() {
  return (
    <ErrorCard
      heading="h1"
      title={text.notFound.title}
      text={text.notFound.hint}
      action={<WayHome />}
    />
  );
}
