import { paths } from '@foyer/shared/addresses/paths.ts';
import * as endpoints from '@foyer/shared/api/endpoints.ts';
import { HotelResponse } from '@foyer/shared/contracts/provider/hotel.ts';
import { useNavigate } from '@foyer/shared/router';
import { api } from '@foyer/shared/runtime';
import { useEffect } from 'react';
import { isOtherDocument } from '../lib/redirect.ts';
import { rememberedSlug } from '../lib/remembered-slug.ts';
import { text } from '../text.ts';
import styles from './root-page.module.css';
import { rootSlug } from './root-slug.ts';

/** Display time of `/` before the redirect, in milliseconds (SHELL-05). */
const REDIRECT_MS = 2_000;

async function isKnownHotel(slug: string): Promise<boolean> {
  return Boolean((await api.get(endpoints.hotel(slug), HotelResponse)).data);
}

/** Renders `/` and redirects to the hotel's login after two seconds. */
export function RootPage() {
  const navigate = useNavigate();

  useEffect(() => {
    let left = false;
    const wait = new Promise((resolve) => setTimeout(resolve, REDIRECT_MS));
    const slug = rootSlug(location, rememberedSlug(), isKnownHotel);
    void Promise.all([slug, wait]).then(([found]) => {
      if (left) return;
      const href = paths.login(found);
      if (isOtherDocument(href)) location.replace(href);
      else void navigate(href, { replace: true });
    });
    return () => {
      left = true;
    };
  }, [navigate]);

  return (
    <main className={styles.page}>
      <h1>{text.root.title}</h1>
      <p>{text.root.wait}</p>
      <span className={styles.time} aria-hidden="true" />
    </main>
  );
}
