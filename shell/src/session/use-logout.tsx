import { unsent } from '@foyer/shared/runtime';
import { late, useLate } from '@foyer/shared/ui/waiting/late';
import { whenIdle } from '@foyer/shared/ui/waiting/when-idle';
import { type ReactNode, useState } from 'react';
import { signOut } from './sign-out.ts';

const warning = late(async () => {
  await new Promise<void>(whenIdle);
  const { SignOutWarning } = await import(
    /* webpackChunkName: "sign-out" */ './sign-out-warning.tsx'
  );
  return SignOutWarning;
});

/**
 * `logOut` signs the guest out at once, or shows the question first whether they want to lose what
 * only this device has.
 */
export function useLogout(): { logOut: () => void; question: ReactNode } {
  const [lost, setLost] = useState<string[]>([]);
  const [asking, setAsking] = useState(false);
  const { code: Warning } = useLate(warning);

  function logOut() {
    const words = unsent.words();
    setLost(words);
    if (words.length === 0) signOut();
    else if (Warning) setAsking(true);
    // Where its code did not come the browser asks.
    else if (confirm(words.join('\n'))) signOut();
  }

  const question = Warning && (
    <Warning open={asking} words={lost} onStay={() => setAsking(false)} onLeave={signOut} />
  );
  return { logOut, question };
}
