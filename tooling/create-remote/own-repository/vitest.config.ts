import { componentTests } from '@foyer/shared/testing/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig(componentTests('src/**/*.{ts,tsx}'));
