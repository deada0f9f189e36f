import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledMessages } from '../scripts/vite-messages.ts';
import { themeStylesheets } from '../scripts/vite-theme.ts';

export default defineConfig({
  define: { __MOCK__: 'false', __DEMO__: 'false' },
  publicDir: 'mocks/public',
  plugins: [compiledMessages(), themeStylesheets(), react()],
});
