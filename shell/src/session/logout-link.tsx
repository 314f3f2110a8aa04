import { paths } from '@foyer/shared/addresses/paths';
import { hotelSlug, unsent } from '@foyer/shared/runtime';
import { late, useLate } from '@foyer/shared/ui/waiting/late';
import { whenIdle } from '@foyer/shared/ui/waiting/when-idle';
import { useState } from 'react';
import { text } from '../text.ts';
import { signOut } from './sign-out.ts';

const warning = late(async () => {
  await new Promise<void>(whenIdle);
  const { SignOutWarning } = await import(
    /* webpackChunkName: "sign-out" */ './sign-out-warning.tsx'
  );
  return SignOutWarning;
});

/** Signs out with the press itself, or says first what only this device has and would be lost. */
export function LogoutLink({ className }: { className: string | undefined }) {
  const [lost, setLost] = useState<string[]>([]);
  const [asking, setAsking] = useState(false);
  const { code: Warning } = useLate(warning);

  function onPress() {
    const words = unsent.words();
    setLost(words);
    if (words.length === 0) signOut();
    else if (Warning) setAsking(true);
    // Where its code did not come the browser asks.
    else if (confirm(words.join('\n'))) signOut();
  }

  return (
    <>
      <a
        className={className}
        href={paths.login(hotelSlug)}
        onClick={(event) => {
          event.preventDefault();
          onPress();
        }}
      >
        {text.layout.logout}
      </a>
      {Warning && (
        <Warning open={asking} words={lost} onStay={() => setAsking(false)} onLeave={signOut} />
      )}
    </>
  );
}
