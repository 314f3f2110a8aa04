import './host.css';
import { mountPattern } from '@foyer/shared/addresses/mounts.ts';
import type { ScreenModule } from '@foyer/shared/contracts/screen.ts';
import { settingsOf } from '@foyer/shared/hotel/record.ts';
import { themeOf } from '@foyer/shared/hotel/theme.ts';
import { QueryClientProvider } from '@foyer/shared/query';
import { createBrowserRouter, RouterProvider } from '@foyer/shared/router';
import { page, queryClient } from '@foyer/shared/runtime';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { createRoot } from 'react-dom/client';
import { Layout } from './layout.tsx';
import { Welcome } from './welcome.tsx';

/** Origin of the releases, which differs from the host's. */
declare const GATEWAY_URL: string;

/** Returns the URL of the manifest beside the entry of the hotel's current release. */
function manifestOf(remote: string): string {
  const { sources } = page.composition.remotes.find(({ name }) => name === remote) ?? {};
  if (!sources?.[0]) throw new Error(`This hotel does not have ${remote}`);
  return new URL('mf-manifest.json', new URL(sources[0].entry, GATEWAY_URL)).href;
}

async function screenOf(screen: string): Promise<ScreenModule> {
  const module = await loadRemote<ScreenModule>(`mfe_auth/${screen}`);
  if (!module) throw new Error(`There is no screen ${screen}`);
  return module;
}

for (const [name, value] of Object.entries(themeOf(settingsOf(page.hotel.hotel)).variables))
  document.documentElement.style.setProperty(name, value);

registerRemotes([{ name: 'mfe_auth', entry: manifestOf('mfe-auth') }]);

const screens = page.composition.mounts
  .filter(({ remote }) => remote === 'mfe-auth')
  .map((mount) => ({ path: mountPattern(mount), lazy: () => screenOf(mount.screen) }));

const router = createBrowserRouter([
  {
    element: <Layout />,
    hydrateFallbackElement: <p>One moment…</p>,
    children: [...screens, { path: '/:slug/dashboard', element: <Welcome /> }],
  },
]);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root"');
createRoot(root).render(
  <QueryClientProvider client={queryClient}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
