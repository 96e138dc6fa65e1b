// Prisma's client names Prisma's command line and TypeScript as optional peers. At run time it uses neither, and they
// would come into production installs.
module.exports = {
  hooks: {
    readPackage(manifest) {
      if (manifest.name === '@prisma/client') {
        manifest.peerDependencies = {};
        manifest.peerDependenciesMeta = {};
      }
      return manifest;
    },
  },
};
