import debianPackages from './debian-packages.json' with { type: 'json' };

/** The Debian packages that serve the app. scripts/install-nginx.ts installs the same ones for the tests. */
export const serverPackages: readonly string[] = debianPackages;

/** The files that deploy/container.ts needs at run time. */
export const runtimeFiles = [
  'package.json',
  'deploy',
  'scripts/command-line.ts',
  'scripts/free-ports.ts',
  'scripts/nginx.ts',
  'src/app/config.ts',
  'src/i18n/language-cookie.ts',
] as const;

/** The npm packages that these files import. */
export const runtimePackages = ['zod'] as const;

/**
 * Returns a Dockerfile that builds and serves the app. One image runs everywhere: config.json is mounted at run time.
 */
export function dockerfile({ node }: { node: string }): string {
  const image = `node:${node}-bookworm-slim`;
  return `# Written by "npm run deploy:files" from deploy/dockerfile.ts: change that.
#   docker build --file deploy/generated/Dockerfile --tag nabta .
#   docker run --publish 8080:8080 --volume "$PWD/config.json:/etc/nabta/config.json:ro" \\
#     --volume nabta-kept:/var/lib/nabta --env NABTA_KEPT=/var/lib/nabta nabta

FROM ${image} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build

FROM ${image}
RUN apt-get update \\
 && apt-get install --yes --no-install-recommends ${serverPackages.join(' ')} \\
 && rm -rf /var/lib/apt/lists/*
RUN install --directory --owner=node --group=node /var/lib/nabta
WORKDIR /app
${runtimeFiles.map((file) => `COPY ${file} ${file}`).join('\n')}
${runtimePackages.map((name) => `COPY --from=build /app/node_modules/${name} node_modules/${name}`).join('\n')}
COPY --from=build /app/build/server build/server
COPY --from=build /app/build/production site
USER node
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \\
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT ?? 8080) + '/robots.txt').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "deploy/container.ts"]
`;
}

/** Returns the list of files excluded from the image's build. Docker expects it beside the Dockerfile. */
export function dockerIgnore(): string {
  return `${['.git', '**/node_modules', 'build', 'reports', 'test-results', 'config*.json', '.env*', '*.local'].join('\n')}\n`;
}
