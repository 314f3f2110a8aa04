import { federation as modules } from '@module-federation/vite';
import { defineConfig } from 'vite';
import federation from './federation.json' with { type: 'json' };
import { version } from './package.json' with { type: 'json' };

const { library, ...options } = federation;

// The plugin reads the manifest's version from here; without it every build is 1.0.0.
process.env.MF_BUILD_VERSION = version;

export default defineConfig({
  base: './',
  logLevel: 'error',
  plugins: [modules(options)],
  build: { target: 'es2022', assetsInlineLimit: 0, rolldownOptions: { input: {} } },
});
