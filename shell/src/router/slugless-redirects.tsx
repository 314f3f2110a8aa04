import { paths } from '@foyer/shared/addresses/paths.ts';
import { useLocation, useNavigate } from '@foyer/shared/router';
import { session } from '@foyer/shared/runtime';
import { useEffect } from 'react';
import { isOtherDocument, replaceDocument } from '../lib/redirect.ts';
import { fallbackSlug, slugOf } from '../lib/remembered-slug.ts';

/** Redirects to `href`, replacing the history entry and keeping its state. */
function Redirect({ href }: { href: string }) {
  const navigate = useNavigate();
  const { state, search, hash } = useLocation();
  useEffect(() => {
    const target = href + search + hash;
    if (isOtherDocument(target)) replaceDocument(target, state);
    else void navigate(target, { replace: true, state });
  }, [href, search, hash, state, navigate]);
  return null;
}

/** Redirects `/login` and similar addresses to the page's or remembered hotel (AUTH-41). */
export function RememberedHotelRedirect({ page }: { page: string }) {
  return <Redirect href={`/${fallbackSlug()}/${page}`} />;
}

/** Redirects `/dashboard/…` to the guest's hotel. */
export function DashboardRedirect() {
  const rest = useLocation().pathname.slice('/dashboard'.length);
  const now = session.get();
  const slug = now.status === 'signed-in' ? slugOf(now) : fallbackSlug();
  return <Redirect href={paths.dashboard(slug) + rest} />;
}
