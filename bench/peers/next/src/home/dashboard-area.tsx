'use client';

import { paths } from '@foyer/shared/addresses/paths.ts';
import type { Hotel } from '@foyer/shared/contracts/provider/hotel.ts';
import type { PageVariables } from '@foyer/shared/template-filling/page-variables.ts';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useMemo } from 'react';
import styles from '../../../../../shell/src/layout/dashboard-layout.module.css';
import { text } from '../../../../../shell/src/layout/layout-text.ts';
import { hotelSlug } from '../hotel-slug.ts';
import { Queries } from '../queries.tsx';
import { returnTo, VariablesContext } from '../runtime/client.ts';
import { session } from '../runtime/session.ts';
import { Toasts } from '../toasts.tsx';
import { Header } from './header.tsx';

/** Renders the signed-in area (`shell/src/layout/dashboard-area.tsx`); redirects others to the login. */
export function DashboardArea({
  hotel,
  variables,
  children,
}: {
  hotel: Hotel;
  variables: PageVariables;
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
  const context = useMemo(() => ({ variables, zone: hotel.timezone }), [variables, hotel]);

  return (
    <Queries hotel={hotel}>
      <VariablesContext value={context}>
        <a className={styles.skip} href="#content">
          {text.skip}
        </a>
        <Header />
        <main id="content" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <Toasts />
      </VariablesContext>
    </Queries>
  );
}
