'use client';

import { paths } from '@foyer/shared/addresses/paths.ts';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { hotelSlug } from '../hotel-slug.ts';
import { useSession } from '../runtime/session.ts';
import { Toasts } from '../toasts.tsx';

/** Shows its children to signed-out guests only. Prefetches home while the guest types, as Foyer does. */
export function GuestOnly({ children }: { children: ReactNode }) {
  const router = useRouter();
  const signedIn = useSession(({ status }) => status === 'signed-in');
  const home = paths.hotel(hotelSlug);

  useEffect(() => {
    const prefetchHome = () => router.prefetch(home);
    addEventListener('input', prefetchHome, { once: true });
    return () => removeEventListener('input', prefetchHome);
  }, [router, home]);

  useEffect(() => {
    if (signedIn) router.replace(home);
  }, [signedIn, router, home]);

  return (
    <>
      <main>{children}</main>
      <Toasts />
    </>
  );
}
