import { paths } from '@foyer/shared/addresses/paths';
import { useLocation, useNavigate } from '@foyer/shared/router';
import { session } from '@foyer/shared/runtime';
import { useEffect } from 'react';
import { isOtherDocument, moveDocument } from '../ground/go.ts';
import { slugOf } from '../ground/own-slug.ts';
import { slugWithoutUrl } from '../ground/remembered-slug.ts';

/** Goes on to `href` in place, with the history state that came along. */
function Moved({ href }: { href: string }) {
  const navigate = useNavigate();
  const { state, search, hash } = useLocation();
  useEffect(() => {
    const target = href + search + hash;
    if (isOtherDocument(target)) moveDocument(target, state);
    else void navigate(target, { replace: true, state });
  }, [href, search, hash, state, navigate]);
  return null;
}

/** `/login` and its like mean the page's hotel, else the remembered one (AUTH-41). */
export function ToRemembered({ page }: { page: string }) {
  return <Moved href={`/${slugWithoutUrl()}/${page}`} />;
}

/** `/dashboard/…` means the guest's hotel. */
export function ToDashboard() {
  const rest = useLocation().pathname.slice('/dashboard'.length);
  const now = session.get();
  const slug = now.status === 'signed-in' ? slugOf(now) : slugWithoutUrl();
  return <Moved href={paths.dashboard(slug) + rest} />;
}
