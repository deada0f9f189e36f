import type { StorybookConfig } from '@storybook/react-vite';

// `npm run gallery`: every component of src/ui in its states. The Vite configuration has only what the components need.
const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: 'gallery/vite.config.ts' } } },
  stories: ['./**/*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  features: { sidebarOnboardingChecklist: false },
};

export default config;
