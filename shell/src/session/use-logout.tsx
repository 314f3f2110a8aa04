import { whenIdle } from '@foyer/shared/browser/when-idle.ts';
import { signOutGuard } from '@foyer/shared/runtime';
import { lazyModule, useLazyModule } from '@foyer/shared/ui/waiting/lazy-module.ts';
import { type ReactNode, useState } from 'react';
import { signOut } from './sign-out.ts';

const warning = lazyModule(async () => {
  await new Promise<void>(whenIdle);
  const { SignOutWarning } = await import(
    /* webpackChunkName: "sign-out" */ './sign-out-warning.tsx'
  );
  return SignOutWarning;
});

/**
 * Returns `logOut` and its dialog. `logOut` signs the guest out; the dialog asks first if unsent data
 * would be lost.
 */
export function useLogout(): { logOut: () => void; dialog: ReactNode } {
  const [lost, setLost] = useState<string[]>([]);
  const [isOpen, setOpen] = useState(false);
  const { code: Warning } = useLazyModule(warning);

  function logOut() {
    const messages = signOutGuard.messages();
    setLost(messages);
    if (messages.length === 0) signOut();
    else if (Warning) setOpen(true);
    // If the dialog's code is not loaded, the browser asks.
    else if (confirm(messages.join('\n'))) signOut();
  }

  const dialog = Warning && (
    <Warning open={isOpen} messages={lost} onStay={() => setOpen(false)} onLeave={signOut} />
  );
  return { logOut, dialog };
}
