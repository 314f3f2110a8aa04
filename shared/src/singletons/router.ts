/**
 * The parts of React Router that the app uses. A federation singleton is never tree-shaken, so it
 * must not re-export the whole library.
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
