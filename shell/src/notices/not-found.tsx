import { ErrorCard } from '@foyer/shared/ui/cards/error-card.tsx';
import { text } from '../text.ts';
import { HomeLink } from './home-link.tsx';

/** Shows that no page has this address. */
export function NotFound() {
  return (
    <ErrorCard
      heading="h1"
      title={text.notFound.title}
      text={text.notFound.hint}
      action={<HomeLink />}
    />
  );
}
