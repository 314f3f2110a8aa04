import { federation as modules } from '@module-federation/vite';
import { defineConfig } from 'vite';
import federation from './federation.json' with { type: 'json' };

const { library, ...options } = federation;

export default defineConfig({
  base: './',
  logLevel: 'error',
  plugins: [modules(options)],
  build: { target: 'es2022', assetsInlineLimit: 0, rolldownOptions: { input: {} } },
});
