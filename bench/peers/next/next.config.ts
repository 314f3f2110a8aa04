import { join } from 'node:path';
import { paths } from '@foyer/shared/addresses/paths';
import type { NextConfig } from 'next';

const config: NextConfig = {
  // The proxy before it compresses (bench/src/peers/proxy.ts).
  compress: false,
  poweredByHeader: false,
  turbopack: {
    root: join(import.meta.dirname, '../../..'),
    // The screens are the remotes' own; what they ask of the shell's runtime and router is Next's here.
    resolveAlias: {
      '@foyer/shared/runtime': 'foyer-peer-next/runtime',
      '@foyer/shared/router': './src/router.tsx',
      '@foyer/shared/ui/pictures/logo': './src/pictures.tsx',
      '@foyer/shared/ui/pictures/picture': './src/pictures.tsx',
    },
  },
  redirects: async () => [
    { source: paths.dashboard(':slug'), destination: paths.hotel(':slug'), permanent: false },
  ],
};

export default config;
