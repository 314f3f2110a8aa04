import { useSession } from '@foyer/shared/runtime';

/** The host's own page at the address where sign-in leads. */
export function Welcome() {
  const name = useSession(({ user }) => user?.name);
  return <h1>The host welcomes {name ?? 'nobody'}</h1>;
}
