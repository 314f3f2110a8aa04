import { paths } from '@foyer/shared/addresses/paths.ts';
import { useQuery } from '@foyer/shared/query';
import {
  AppLink,
  hotelQuery,
  hotelSlug,
  page,
  queryClient,
  useHotel,
  useSession,
} from '@foyer/shared/runtime';
import { If } from '@foyer/shared/templates/if-for.tsx';
import { buttonClass } from '@foyer/shared/ui/controls/button.tsx';
import { ContactList } from '@foyer/shared/ui/links/contact-links.tsx';
import { NEW_TAB } from '@foyer/shared/ui/links/links.ts';
import { Banner } from '@foyer/shared/ui/pictures/banner.tsx';
import { Logo } from '@foyer/shared/ui/pictures/logo.tsx';
import { hasMarkup } from '@foyer/shared/ui/rich-text/plain-text.ts';
import { loadSanitiser, RichText } from '@foyer/shared/ui/rich-text/rich-text.tsx';
import { MapPin } from 'lucide-react';
import { text } from '../text.ts';
import { InstallTiles } from './install-tiles.tsx';
import styles from './profile.module.css';

/** Prefetches the hotel's record without waiting for it. */
export function loader() {
  const query = hotelQuery();
  void queryClient.prefetchQuery(query);
  if (hasMarkup(queryClient.getQueryData(query.queryKey)?.description)) loadSanitiser();
}

/** Renders the public profile (HOTEL-01); the shell handles a hotel that fails to load. */
export function Component() {
  const { is_known } = useHotel();
  const { error } = useQuery(hotelQuery());
  if (error && !is_known) throw error;
  return (
    <If condition={is_known}>
      <Profile />
    </If>
  );
}

/** Shows the hotel's description and contacts, and how to install its app. */
function Profile() {
  const signedIn = useSession(({ status }) => status === 'signed-in');
  const hotel = useHotel();
  const { name, welcome_title, directions_href, description } = hotel;
  const hrefs = {
    phone: hotel.phone_href,
    whatsapp: hotel.whatsapp_href,
    website: hotel.website_href,
  };
  return (
    <div className={styles.screen}>
      <Banner hotel={hotel}>
        <h1 className={styles.title} dir="auto">
          <If condition={welcome_title} otherwise={name}>
            {welcome_title}
          </If>
        </h1>
        <If condition={directions_href}>
          <a className={styles.address} href={directions_href} {...NEW_TAB}>
            <MapPin size={18} strokeWidth={1.6} aria-hidden />
            <span dir="auto">{hotel.address}</span>
          </a>
        </If>
      </Banner>
      <AppLink className={styles.logo} to={paths.landing(hotelSlug)}>
        <Logo src={hotel.logo} name={name} onPicture />
      </AppLink>
      <div className={styles.body}>
        <div className={styles.about}>
          <If condition={description}>
            <RichText
              html={description ?? ''}
              fallback={hotel.description_paragraphs}
              videoHosts={page.composition.video_hosts}
              headings={2}
            />
          </If>
          <If condition={hotel.has_contact}>
            <ContactList hrefs={hrefs} labels={text.profile} />
          </If>
          <AppLink
            className={`${buttonClass()} ${styles.enter}`}
            to={signedIn ? paths.dashboard(hotelSlug) : paths.login(hotelSlug)}
          >
            {signedIn ? text.profile.stay : text.profile.signIn}
          </AppLink>
        </div>
        <InstallTiles />
      </div>
    </div>
  );
}
