import { paths } from '@foyer/shared/addresses/paths.ts';
import { Link } from '@foyer/shared/router';
import { AppLink, hotelSlug, useHotel } from '@foyer/shared/runtime';
import { If } from '@foyer/shared/templates/if-for.tsx';
import { iconButtonClass } from '@foyer/shared/ui/controls/icon-button.tsx';
import { Logo } from '@foyer/shared/ui/pictures/logo.tsx';
import { Picture } from '@foyer/shared/ui/pictures/picture.tsx';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './auth-page.module.css';
import pictureStyles from './hotel-picture.module.css';
import links from './links.module.css';

/**
 * Renders the layout of all screens before sign-in. `pictureOnPhones` shows the hotel's picture
 * on phones too; wide screens always show it next to the form. `back` replaces the logo with a back
 * link; `foot` is a question below the form with a link to its answer.
 */
export function AuthPage({
  title,
  subtitle,
  pictureOnPhones = false,
  back,
  foot,
  children,
}: {
  title: string;
  subtitle?: ReactNode;
  pictureOnPhones?: boolean;
  back?: { to: string; label: string };
  foot?: { question: string; to: string; label: string };
  children: ReactNode;
}) {
  const { name, logo: image, cover_picture: picture } = useHotel();
  const logo = (onPicture: boolean) => (
    <Link to={paths.profile(hotelSlug)} className={styles.home}>
      <Logo src={image} name={name} onPicture={onPicture} />
    </Link>
  );
  return (
    <div className={pictureOnPhones ? `${styles.page} ${styles.pictureOnPhones}` : styles.page}>
      <div className={styles.picture}>
        <If condition={picture} otherwise={<Foyer />}>
          <div className={pictureStyles.photo}>
            <Picture src={picture} eager={pictureOnPhones} sizes="(min-width: 960px) 50vw, 100vw" />
          </div>
        </If>
        <div className={styles.logo}>
          <If condition={picture} otherwise={logo(false)}>
            {logo(true)}
          </If>
        </div>
      </div>
      <div className={styles.content}>
        <div className={styles.top}>
          {back ? (
            <AppLink
              to={back.to}
              className={`${iconButtonClass} ${styles.back}`}
              aria-label={back.label}
            >
              <ChevronLeft size={24} strokeWidth={1.6} aria-hidden />
            </AppLink>
          ) : (
            logo(false)
          )}
        </div>
        <div className={styles.title}>
          <h1>{title}</h1>
          {subtitle && <p>{subtitle}</p>}
        </div>
        {children}
        {foot && (
          <p className={links.foot}>
            {foot.question}{' '}
            <AppLink className={links.link} to={foot.to}>
              {foot.label}
            </AppLink>
          </p>
        )}
      </div>
    </div>
  );
}

/** Renders a drawing of an arcade with a lamp in its open door, in the hotel's colours. */
function Foyer() {
  return (
    <div className={pictureStyles.drawn}>
      <svg
        className={pictureStyles.drawing}
        viewBox="-36 0 390 236"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden
        focusable="false"
      >
        <path className={pictureStyles.floor} d="M-400 206h1120v90h-1120z" />
        <path className={pictureStyles.door} d="M122 206v-72a37 37 0 0 1 74 0v72z" />
        <path
          className={pictureStyles.lines}
          d="M-400 206h1120M-282 206v-52a39 39 0 0 1 78 0v52m20 0v-52a39 39 0 0 1 78 0v52m20 0v-52a39 39 0 0 1 78 0v52m20 0v-52a39 39 0 0 1 78 0v52m20 0v-72a49 49 0 0 1 98 0v72m20 0v-52a39 39 0 0 1 78 0v52m20 0v-52a39 39 0 0 1 78 0v52m20 0v-52a39 39 0 0 1 78 0v52M159 97v24"
        />
        <circle className={pictureStyles.lamp} cx="159" cy="128" r="7" />
      </svg>
    </div>
  );
}
