import { paths } from '@foyer/shared/addresses/paths.ts';
import { AppLink, hotelSlug, page, useSession, useTemplateVariables } from '@foyer/shared/runtime';
import { If } from '@foyer/shared/templates/if-for.tsx';
import { buttonClass } from '@foyer/shared/ui/controls/button.tsx';
import { ContactList } from '@foyer/shared/ui/links/contact-links.tsx';
import { Banner } from '@foyer/shared/ui/pictures/banner.tsx';
import { Logo } from '@foyer/shared/ui/pictures/logo.tsx';
import { RichText } from '@foyer/shared/ui/rich-text/rich-text.tsx';
import { MapPin } from 'lucide-react';
import { text } from '../text.ts';
import { InstallTiles } from './install-tiles.tsx';
import styles from './profile.module.css';

/** Shows the hotel's description and contacts, and how to install its app. */
export function Profile() {
  const signedIn = useSession(({ status }) => status === 'signed-in');
  const hotel = useTemplateVariables();
  const { name, welcomeTitle, directions, description } = hotel;
  const { call: phone, whatsapp, website } = hotel;
  return (
    <div className={styles.screen}>
      <Banner
        picture={hotel.banner}
        narrow={hotel.bannerNarrow}
        video={hotel.bannerVideo}
        label={name}
        labels={text.banner}
      >
        <h1 className={styles.title} dir="auto">
          <If condition={welcomeTitle} otherwise={name}>
            {welcomeTitle}
          </If>
        </h1>
        <If condition={directions}>
          <a className={styles.address} href={directions} target="_blank" rel="noopener noreferrer">
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
              fallback={hotel.descriptionParagraphs}
              videoHosts={page.composition.video_hosts}
              headings={2}
            />
          </If>
          <If condition={hotel.contact}>
            <ContactList hrefs={{ phone, whatsapp, website }} labels={text.profile} />
          </If>
          <AppLink
            className={`${buttonClass()} ${styles.enter}`}
            to={signedIn ? paths.dashboard(hotelSlug) : paths.login(hotelSlug)}
          >
            {signedIn ? text.profile.stay : text.profile.signIn}
          </AppLink>
        </div>
        <InstallTiles name={name} />
      </div>
    </div>
  );
}
