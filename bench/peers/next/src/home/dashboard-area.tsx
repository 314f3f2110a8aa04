'use client';

import { paths } from '@foyer/shared/addresses/paths';
import type { Hotel } from '@foyer/shared/contracts/hotel';
import type { PageSlots } from '@foyer/shared/frames/slots';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useMemo } from 'react';
import styles from '../../../../../shell/src/layout/dashboard-layout.module.css';
import { text } from '../../../../../shell/src/layout/layout-text.ts';
import { hotelSlug } from '../hotel-slug.ts';
import { Queries } from '../queries.tsx';
import { returnTo, Slots } from '../runtime/client.ts';
import { session } from '../runtime/session.ts';
import { Toasts } from '../toasts.tsx';
import { Header } from './header.tsx';

/** The signed-in part (`shell/src/layout/dashboard-layout.tsx`); whoever is not signed in goes there. */
export function DashboardArea({
  hotel,
  slots,
  children,
}: {
  hotel: Hotel;
  slots: PageSlots;
  children: ReactNode;
}) {
  const router = useRouter();
  useEffect(() => {
    const check = () => {
      if (session.user()) return;
      returnTo.set(location.pathname);
      router.replace(paths.login(hotelSlug));
    };
    check();
    return session.subscribe(check);
  }, [router]);
  const said = useMemo(() => ({ slots, zone: hotel.timezone }), [slots, hotel]);

  return (
    <Queries hotel={hotel}>
      <Slots value={said}>
        <a className={styles.skip} href="#content">
          {text.skip}
        </a>
        <Header />
        <main id="content" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <Toasts />
      </Slots>
    </Queries>
  );
}
