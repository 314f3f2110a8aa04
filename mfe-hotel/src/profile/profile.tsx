import { paths } from '@foyer/shared/addresses/paths';
import type { Hotel } from '@foyer/shared/contracts/hotel';
import { hotelName, settingsOf } from '@foyer/shared/hotel/record';
import { AppLink, hotelSlug, page, useSession } from '@foyer/shared/runtime';
import { buttonClass } from '@foyer/shared/ui/controls/button';
import { ContactLinks } from '@foyer/shared/ui/links/contact-links';
import { directionsHref } from '@foyer/shared/ui/links/links';
import { Banner } from '@foyer/shared/ui/pictures/banner';
import { Logo } from '@foyer/shared/ui/pictures/logo';
import { RichText } from '@foyer/shared/ui/rich-text/rich-text';
import { MapPin } from 'lucide-react';
import { text } from '../text.ts';
import { InstallTiles } from './install-tiles.tsx';
import styles from './profile.module.css';

/** Who the hotel is, how to reach it, and how to keep it at hand. */
export function Profile({ hotel }: { hotel: Hotel }) {
  const settings = settingsOf(hotel);
  const name = hotelName(hotel);
  const signedIn = useSession(({ status }) => status === 'signed-in');
  const directions = directionsHref(hotel.address);
  return (
    <div className={styles.screen}>
      <Banner media={settings?.banner_video} label={name} labels={text.banner}>
        <h1 className={styles.title} dir="auto">
          {hotel.welcome_title ?? name}
        </h1>
        {directions && (
          <a className={styles.address} href={directions} target="_blank" rel="noopener noreferrer">
            <MapPin size={18} strokeWidth={1.6} aria-hidden />
            <span dir="auto">{hotel.address}</span>
          </a>
        )}
      </Banner>
      <AppLink className={styles.logo} to={paths.landing(hotelSlug)}>
        <Logo src={settings?.logo} name={name} onPicture />
      </AppLink>
      <div className={styles.body}>
        <div className={styles.about}>
          {hotel.description && (
            <RichText
              html={hotel.description}
              videoHosts={page.composition.video_hosts}
              headings={2}
            />
          )}
          <ContactLinks contact={hotel} labels={text.profile} />
          <AppLink
            className={`${buttonClass()} ${styles.enter}`}
            to={signedIn ? paths.dashboard(hotelSlug) : paths.login(hotelSlug)}
          >
            {signedIn ? text.profile.stay : text.profile.signIn}
          </AppLink>
        </div>
        <InstallTiles name={name} settings={settings} />
      </div>
    </div>
  );
}
