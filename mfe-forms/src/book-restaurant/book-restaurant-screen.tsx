import { replace } from '@foyer/shared/router';

/** The correct spelling leads to the specified one, with what the address carries (LIST-20). */
export function loader({ request }: { request: Request }) {
  const { pathname, search } = new URL(request.url);
  return replace(pathname.replace(/restaurant\/?$/i, 'resturant') + search);
}

/** Never drawn. */
export function Component() {
  return null;
}
