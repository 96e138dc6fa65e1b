const { existsSync } = require('node:fs');
const path = require('node:path');

/** Dependencies that their packages name and that this product never loads. */
const unused = {
  // Prisma's command line and TypeScript, which its client uses neither of at run time.
  '@prisma/client': ['prisma', 'typescript'],
  // What reads the settings of Prisma's command line.
  '@prisma/internals': ['@prisma/config'],
  // Reports of crashes of its own.
  lighthouse: ['@sentry/node'],
  // The same icons as SVG.
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

    /** A fresh clone gets what running takes. Whoever has what tests and checks take, by `pnpm tools`, keeps it. */
    updateConfig(config) {
      const isAsked = ['production', 'dev', 'only'].some((name) => name in config.cliOptions);
      const hasTools = existsSync(path.join(__dirname, 'node_modules/vitest'));
      if (!isAsked && !hasTools) config.dev = false;
      return config;
    },
  },
};
