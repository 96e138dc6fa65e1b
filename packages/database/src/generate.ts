import { createRequire } from 'node:module';
import path from 'node:path';
import type { GeneratorRegistry } from '@prisma/internals';

// Loaded as CommonJS: the ES module build of client-generator-ts refers to a file that does not exist.
const require = createRequire(import.meta.url);
const {
  PrismaClientTsGenerator,
}: typeof import('@prisma/client-generator-ts') = require('@prisma/client-generator-ts');
const { getGenerators, loadSchemaContext }: typeof import('@prisma/internals') = require('@prisma/internals');

// Does what `prisma generate` does, without the rest of Prisma's command line: a studio, databases, an engine download.
// `client`, or `tables`: types only, which nobody needs who only runs the product.
const [name = 'client'] = process.argv.slice(2);
const schemaContext = await loadSchemaContext({
  schemaPath: { cliProvidedPath: path.resolve(import.meta.dirname, '../../../prisma') },
  printLoadMessage: false,
});
const registry: GeneratorRegistry =
  name === 'client'
    ? { 'prisma-client': { type: 'in-process', generator: new PrismaClientTsGenerator() } }
    : { 'prisma-kysely': { type: 'rpc', generatorPath: require.resolve('prisma-kysely'), isNode: true } };
const generators = await getGenerators({
  schemaContext,
  registry,
  generatorNames: [name],
  cliCommand: 'generate',
  printDownloadProgress: false,
});
for (const generator of generators) {
  await generator.generate();
  generator.stop();
}
