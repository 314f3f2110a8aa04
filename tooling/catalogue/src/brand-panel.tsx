import type { Hotel } from '@foyer/shared/contracts/provider/hotel.ts';
import { settingsOf } from '@foyer/shared/hotel/record.ts';
import { themeOf } from '@foyer/shared/hotel/theme.ts';
import { ExamplePage } from '@foyer/shared/testing/examples/example-page.tsx';
import type { CSSProperties, ReactNode } from 'react';
import styles from './brand-panel.module.css';

/** Renders an example on a page of `hotel`, in its brand. */
export function BrandPanel({
  hotel,
  direction,
  children,
}: {
  hotel: Hotel;
  direction: 'ltr' | 'rtl';
  children: ReactNode;
}) {
  const variables = themeOf(settingsOf(hotel)).variables as CSSProperties;
  return (
    <section className={styles.panel} data-brand={hotel.slug} style={variables} dir={direction}>
      <p className={styles.name}>{hotel.name}</p>
      <ExamplePage hotel={hotel}>{children}</ExamplePage>
    </section>
  );
}
