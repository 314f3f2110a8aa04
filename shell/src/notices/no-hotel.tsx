import { ErrorCard } from '@foyer/shared/ui/cards/error-card';
import { Button } from '@foyer/shared/ui/controls/button';
import { text } from '../layout/layout-text.ts';
import { signOut } from '../session/sign-out.ts';

/** A signed-in guest whose account leads to no hotel: nothing here could work. */
export function NoHotel() {
  return (
    <ErrorCard
      heading="h1"
      title={text.noHotel.title}
      text={text.noHotel.hint}
      action={<Button onClick={signOut}>{text.logout}</Button>}
    />
  );
}
