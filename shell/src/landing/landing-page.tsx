import { paths } from '@foyer/shared/addresses/paths';
import { When } from '@foyer/shared/frames/vary';
import { AppLink, hotelSlug, useSlots } from '@foyer/shared/runtime';
import { buttonClass } from '@foyer/shared/ui/controls/button';
import { Logo } from '@foyer/shared/ui/pictures/logo';
import { Picture } from '@foyer/shared/ui/pictures/picture';
import { useEffect } from 'react';
import { prefetch } from '../remotes/prefetch.ts';
import { LANDING_SIZES } from './cover-sizes.ts';
import styles from './landing-page.module.css';
import { text } from './landing-text.ts';
import { Splash } from './splash.tsx';

/** `/{slug}`: the hotel says welcome; its splash plays over that (SHELL-07). */
export function LandingPage() {
  const { splash } = useSlots();

  useEffect(() => void prefetch(paths.login(hotelSlug)), []);

  return (
    <When holds={splash} otherwise={<Welcome />}>
      <Splash />
    </When>
  );
}

function Welcome() {
  const { banner, logo, name, welcomeTitle, welcomeLine } = useSlots();
  return (
    <div className={styles.landing}>
      <Picture src={banner} sizes={LANDING_SIZES} eager className={styles.cover} />
      <div className={styles.top}>
        <Logo src={logo} name={name} onPicture />
      </div>
      <div className={styles.words}>
        <h1>
          <When holds={welcomeTitle} otherwise={text.welcome(name)}>
            {welcomeTitle}
          </When>
        </h1>
        <When holds={welcomeLine}>
          <p>{welcomeLine}</p>
        </When>
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
