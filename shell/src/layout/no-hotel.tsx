import { ErrorCard } from '@foyer/shared/ui/cards/error-card.tsx';
import { Button } from '@foyer/shared/ui/controls/button.tsx';
import { signOut } from '../session/sign-out.ts';
import { text as signOutText } from '../session/sign-out-text.ts';
import { text } from './layout-text.ts';

/** Shows that the signed-in guest's account has no hotel. */
export function NoHotel() {
  return (
    <ErrorCard
      heading="h1"
      title={text.noHotel.title}
      text={text.noHotel.hint}
      action={<Button onClick={signOut}>{signOutText.logout}</Button>}
    />
  );
}
