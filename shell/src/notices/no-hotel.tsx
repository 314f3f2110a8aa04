import { ErrorCard } from '@foyer/shared/ui/cards/error-card';
import { Button } from '@foyer/shared/ui/controls/button';
import { signOut } from '../session/sign-out.ts';

/** A signed-in guest whose account leads to no hotel: nothing here could work. */
export function NoHotel() {
  return (
    <ErrorCard
      heading="h1"
      title="Your account has no hotel"
      text="Please ask at the front desk, or sign in with another account."
      action={<Button onClick={signOut}>Logout</Button>}
    />
  );
}
