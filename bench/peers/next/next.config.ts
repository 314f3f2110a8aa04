import { join } from 'node:path';
import { paths } from '@foyer/shared/addresses/paths.ts';
import type { NextConfig } from 'next';

const config: NextConfig = {
  // The proxy in front compresses (bench/src/peers/proxy.ts).
  compress: false,
  poweredByHeader: false,
  turbopack: {
    root: join(import.meta.dirname, '../../..'),
    // The screens come from the remotes; runtime and router of the shell are replaced for Next.js.
    resolveAlias: {
      '@foyer/shared/runtime': 'foyer-peer-next/runtime',
      '@foyer/shared/router': './src/router.tsx',
      '@foyer/shared/ui/pictures/logo.tsx': './src/pictures.tsx',
      '@foyer/shared/ui/pictures/picture.tsx': './src/pictures.tsx',
    },
  },
  redirects: async () => [
    { source: paths.dashboard(':slug'), destination: paths.hotel(':slug'), permanent: false },
  ],
};

export default config;
