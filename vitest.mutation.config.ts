/** The tests of `pnpm mutation`: those in Node, since Stryker's runner knows no browser. */
import { defineConfig } from 'vitest/config';
import { nodeTests } from './vitest.config.ts';

export default defineConfig({ test: nodeTests });
