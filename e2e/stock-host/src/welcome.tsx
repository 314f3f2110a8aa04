import { useSession } from '@foyer/shared/runtime';

/** The host's page at the address after sign-in. */
export function Welcome() {
  const name = useSession(({ user }) => user?.name);
  return <h1>The host welcomes {name ?? 'nobody'}</h1>;
}
