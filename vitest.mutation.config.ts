/** Runs the Node tests only, for `pnpm mutation`: Stryker's runner supports no browser. */
import { defineConfig } from 'vitest/config';
import { nodeTests } from './vitest.config.ts';

export default defineConfig({ test: nodeTests });
