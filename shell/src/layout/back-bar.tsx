import { paths } from '@foyer/shared/addresses/paths';
import { pageName } from '@foyer/shared/addresses/readable-name';
import { words } from '@foyer/shared/language/words';
import { useLocation, useParams } from '@foyer/shared/router';
import { AppLink, canOpen, hotelSlug, mountAt } from '@foyer/shared/runtime';
import { iconButtonClass } from '@foyer/shared/ui/controls/icon-button';
import { ChevronLeft } from 'lucide-react';
import styles from './back-bar.module.css';
import { backTarget } from './back-target.ts';
import { text } from './layout-text.ts';

function lookup(pathname: string): { title: string } | undefined {
  if (!canOpen(pathname)) return undefined;
  if (pathname === paths.dashboard(hotelSlug)) return { title: text.hotel };
  const title = mountAt(pathname)?.title;
  return { title: title ? words(title) : pageName(pathname) };
}

/** The way up, named after the page it leads to. */
export function BackBar() {
  const { pathname } = useLocation();
  const { childCategorySlug } = useParams();
  const top = paths.dashboard(hotelSlug);
  const target = backTarget(pathname, childCategorySlug !== undefined, top, lookup);
  if (!target) return null;
  // The index only leads on to hotel home.
  const to = target.to === top ? paths.hotel(hotelSlug) : target.to;
  return (
    <nav className={styles.bar} aria-label={text.back}>
      <AppLink to={to} end className={styles.link ?? ''} aria-label={text.backTo(target.title)}>
        <span className={iconButtonClass} aria-hidden="true">
          <ChevronLeft size={22} strokeWidth={1.6} />
        </span>
        {target.title}
      </AppLink>
    </nav>
  );
}
