/** Configures Storybook. The build is that of every remote (`rsbuild.config.ts`). */
import { mergeRsbuildConfig } from '@rsbuild/core';
import type { StorybookConfig } from 'storybook-react-rsbuild';

export default {
  framework: { name: 'storybook-react-rsbuild', options: { strictMode: true } },
  stories: ['../src/**/*.stories.tsx', '../../../shared/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // The addresses of the demo hotels' pictures (`src/brands.ts`).
  staticDirs: [{ from: '../../../provider/demo/media', to: '/api/media' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    actions: false,
    backgrounds: false,
    interactions: false,
    menuOnboardingChecklist: false,
    sidebarOnboardingChecklist: false,
  },
  // The plugin of the page would skip its hooks in later compilations, and lose a script (the mocker).
  rsbuildFinal: (config) => mergeRsbuildConfig(config, { tools: { htmlPlugin: { cache: false } } }),
  typescript: { reactDocgen: 'react-docgen' },
} satisfies StorybookConfig;
