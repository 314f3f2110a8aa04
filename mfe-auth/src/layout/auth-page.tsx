import { paths } from '@foyer/shared/addresses/paths.ts';
import { Link } from '@foyer/shared/router';
import { AppLink, hotelSlug, useTemplateVariables } from '@foyer/shared/runtime';
import { If } from '@foyer/shared/templates/if-for.tsx';
import { iconButtonClass } from '@foyer/shared/ui/controls/icon-button.tsx';
import { Logo } from '@foyer/shared/ui/pictures/logo.tsx';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './auth-page.module.css';
import { HotelPicture } from './hotel-picture.tsx';

/**
 * Renders the layout of all screens before sign-in. `pictureOnPhones` shows the hotel's picture
 * on phones too; wide screens always show it next to the form. `back` replaces the logo with a back link.
 */
export function AuthPage({
  title,
  subtitle,
  pictureOnPhones = false,
  back,
  children,
}: {
  title: string;
  subtitle?: ReactNode;
  pictureOnPhones?: boolean;
  back?: { to: string; label: string };
  children: ReactNode;
}) {
  const { name, logo: image, coverImage: picture } = useTemplateVariables();
  const logo = (onPicture: boolean) => (
    <Link to={paths.landing(hotelSlug)} className={styles.home}>
      <Logo src={image} name={name} onPicture={onPicture} />
    </Link>
  );
  return (
    <div className={pictureOnPhones ? `${styles.page} ${styles.pictureOnPhones}` : styles.page}>
      <div className={styles.picture}>
        <HotelPicture src={picture} eager={pictureOnPhones} />
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
      </div>
    </div>
  );
}
