import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { connect } from '@acheep/database/connection';
import { type DrawPoster, seedDemo } from '@acheep/prisma/seed/demo';
import sharp from 'sharp';
import { readConfig } from '../config.ts';
import { khqrOf } from '../modules/billing/order/khqr.ts';
import { makeCareerReport } from '../modules/jobs/career-report/career-report-make.service.ts';
import { createStorage } from '../plumbing/storage/storage.ts';

const side = 900;

async function openCompiler() {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const require = createRequire(import.meta.url);
  const fontFolder = path.dirname(require.resolve('@expo-google-fonts/kantumruy-pro/package.json'));
  const fontPaths = ['400Regular', '700Bold'].map((name) => path.join(fontFolder, name));
  const template = readFileSync(new URL('./poster.typ', import.meta.url), 'utf8');
  const compiler = NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontPaths }] });
  return (data: string) => compiler.plainSvg({ mainFileContent: template, inputs: { data } });
}

let compile: ReturnType<typeof openCompiler> | undefined;

/**
 * Draws a poster of the demo, with its text as shapes, so that no machine needs a Khmer font. Undefined if the compiler
 * has no binary for this machine.
 */
const drawPoster: DrawPoster = async (poster, small) => {
  compile ??= openCompiler();
  const draw = await compile.catch(() => undefined);
  if (!draw) return undefined;
  const { data, info } = await sharp(Buffer.from(draw(JSON.stringify(poster))), { density: 200 })
    .resize(side)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const drawn = () => sharp(data, { raw: { ...info, channels: 3 } });
  const [whole, little] = await Promise.all([
    drawn().webp({ effort: 1 }).toBuffer(),
    drawn().resize(small).webp({ effort: 1 }).toBuffer(),
  ]);
  return { large: whole, small: little };
};

// Inserts the demo data in a separate process, so that the running product does not retain the memory this takes. The
// argument is the password hash of the demo accounts.

// Ends with the product; its next start continues with the missing steps.
process.once('disconnect', () => process.exit());

const config = readConfig(process.env);
const database = connect({ url: config.DATABASE_URL, poolSize: 1 });
await seedDemo(database.prisma, {
  passwordHash: process.argv[2] ?? '',
  putFile: createStorage(config).put,
  draw: (svg, side) => sharp(Buffer.from(svg)).resize(side).webp().toBuffer(),
  drawPoster,
  codeOf: khqrOf,
});
// Pages of jobs show their pay beside the report's medians from the start.
await makeCareerReport({ database, now: () => new Date() });
await database.close();
process.exit();
