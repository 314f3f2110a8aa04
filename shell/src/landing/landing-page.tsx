import { paths } from '@foyer/shared/addresses/paths';
import { isBannerVideo } from '@foyer/shared/hotel/media';
import { hotelName, settingsOf } from '@foyer/shared/hotel/record';
import { safeImage } from '@foyer/shared/hotel/theme';
import { useQuery } from '@foyer/shared/query';
import { AppLink, hotelQuery, hotelSlug } from '@foyer/shared/runtime';
import { buttonClass } from '@foyer/shared/ui/controls/button';
import { Logo } from '@foyer/shared/ui/pictures/logo';
import { Picture } from '@foyer/shared/ui/pictures/picture';
import { plainText } from '@foyer/shared/ui/rich-text/plain-text';
import { useEffect } from 'react';
import { prefetch } from '../remotes/prefetch.ts';
import { LANDING_SIZES } from './cover-sizes.ts';
import styles from './landing-page.module.css';
import { text } from './landing-text.ts';
import { Splash } from './splash.tsx';

/** `/{slug}`: the hotel says welcome; its splash plays over that (SHELL-07). */
export function LandingPage() {
  const { data: hotel } = useQuery(hotelQuery());
  const settings = settingsOf(hotel);
  const banner = settings?.banner_video;
  const picture = banner && !isBannerVideo(banner) ? banner : undefined;
  const splash = safeImage(settings?.flash_screen_video);
  const name = hotelName(hotel);

  useEffect(() => void prefetch(paths.login(hotelSlug)), []);

  if (splash) return <Splash media={splash} poster={picture} logo={settings?.logo} name={name} />;
  const message = plainText(hotel?.welcome_message);
  return (
    <div className={styles.landing}>
      <Picture src={picture} sizes={LANDING_SIZES} eager className={styles.cover} />
      <div className={styles.top}>
        <Logo src={settings?.logo} name={name} onPicture />
      </div>
      <div className={styles.words}>
        <h1>{hotel?.welcome_title ?? text.welcome(name)}</h1>
        {message && <p>{message}</p>}
      </div>
      <div className={styles.actions}>
        <AppLink className={buttonClass('light')} to={paths.login(hotelSlug)}>
          {text.signIn}
        </AppLink>
        <AppLink className={buttonClass('glass')} to={paths.profile(hotelSlug)}>
          {text.about}
        </AppLink>
      </div>
    </div>
  );
}
