import { defineConfig, mergeConfig } from 'vite';
import site from '../../vite.config.ts';

// The same app as another release: every file under `assets` has a different name than in build/production.
export default defineConfig((env) =>
  mergeConfig(site(env), {
    build: {
      outDir: 'build/next',
      rolldownOptions: {
        output: {
          entryFileNames: 'assets/[name]-[hash:9].js',
          chunkFileNames: 'assets/[name]-[hash:9].js',
          assetFileNames: 'assets/[name]-[hash:8][extname]',
        },
      },
    },
  }),
);
