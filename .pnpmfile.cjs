const { existsSync } = require('node:fs');
const path = require('node:path');

/** Dependencies of packages that this product never loads, by package. */
const unused = {
  // Prisma's command line and TypeScript, which the client does not use at run time.
  '@prisma/client': ['prisma', 'typescript'],
  // Reads the configuration of Prisma's command line.
  '@prisma/internals': ['@prisma/config'],
  // Lighthouse's crash reports.
  lighthouse: ['@sentry/node'],
  // The same icons as SVG files.
  '@tabler/icons-react': ['@tabler/icons'],
};

module.exports = {
  hooks: {
    readPackage(manifest) {
      for (const name of unused[manifest.name] ?? [])
        for (const kind of ['dependencies', 'peerDependencies', 'peerDependenciesMeta'])
          delete manifest[kind]?.[name];
      return manifest;
    },

    /** A fresh clone gets only production dependencies; one with the development tools (`pnpm tools`) keeps them. */
    updateConfig(config) {
      const isAsked = ['production', 'dev', 'only'].some((name) => name in config.cliOptions);
      const hasTools = existsSync(path.join(__dirname, 'node_modules/vitest'));
      if (!isAsked && !hasTools) config.dev = false;
      return config;
    },
  },
};
