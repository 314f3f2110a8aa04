/**
 * What the app uses of React Router, and nothing else: a federation singleton is never
 * tree-shaken, so it must not re-export the whole library.
 */

export type { MiddlewareFunction, NavigateFunction, RouteObject } from 'react-router-dom';
export {
  createBrowserRouter,
  Outlet,
  RouterProvider,
  redirect,
  replace,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
} from 'react-router-dom';
export { Link } from './link.tsx';
