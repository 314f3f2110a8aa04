import { ErrorCard } from '@foyer/shared/ui/cards/error-card';
import { Button } from '@foyer/shared/ui/controls/button';
import { signOut } from '../session/sign-out.ts';
import { text } from '../text.ts';

/** A signed-in guest whose account leads to no hotel: nothing here could work. */
export function NoHotel() {
  return (
    <ErrorCard
      heading="h1"
      title={text.noHotel.title}
      text={text.noHotel.hint}
      action={<Button onClick={signOut}>{text.layout.logout}</Button>}
    />
  );
}
