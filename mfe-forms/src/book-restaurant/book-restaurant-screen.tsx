import { replace } from '@foyer/shared/router';

/** Redirects the correct spelling to the specified one and keeps the query (LIST-20). */
export function loader({ request }: { request: Request }) {
  const { pathname, search } = new URL(request.url);
  return replace(pathname.replace(/restaurant\/?$/i, 'resturant') + search);
}

/** Never rendered, because the loader redirects. */
export function Component() {
  return null;
}
