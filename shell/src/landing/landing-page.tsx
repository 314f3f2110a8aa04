import { paths } from '@foyer/shared/addresses/paths.ts';
import { AppLink, hotelSlug, useHotel } from '@foyer/shared/runtime';
import { If } from '@foyer/shared/templates/if-for.tsx';
import { buttonClass } from '@foyer/shared/ui/controls/button.tsx';
import { Logo } from '@foyer/shared/ui/pictures/logo.tsx';
import { Picture } from '@foyer/shared/ui/pictures/picture.tsx';
import { useEffect } from 'react';
import { prefetch } from '../remotes/prefetch.ts';
import styles from './landing-page.module.css';
import { text } from './landing-text.ts';
import { COVER_SIZES, Splash } from './splash.tsx';

/** `sizes` on the landing page, whose picture fills the upper part of a portrait window. */
const LANDING_SIZES = `(max-aspect-ratio: 3/4) 103vh, ${COVER_SIZES}`;

/** Renders `/{slug}`: the hotel's welcome page, or its splash instead (SHELL-07). */
export function LandingPage() {
  const { has_splash } = useHotel();

  useEffect(() => void prefetch(paths.login(hotelSlug)), []);

  return (
    <If condition={has_splash} otherwise={<Welcome />}>
      <Splash />
    </If>
  );
}

function Welcome() {
  const { banner_picture, logo, name, welcome_title, welcome_line } = useHotel();
  return (
    <div className={styles.landing}>
      <Picture src={banner_picture} sizes={LANDING_SIZES} eager className={styles.cover} />
      <div className={styles.top}>
        <Logo src={logo} name={name} onPicture />
      </div>
      <div className={styles.text}>
        <h1>
          <If condition={welcome_title} otherwise={text.welcome(name)}>
            {welcome_title}
          </If>
        </h1>
        <If condition={welcome_line}>
          <p>{welcome_line}</p>
        </If>
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
