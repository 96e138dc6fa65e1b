import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { DrawPoster } from '@acheep/prisma/seed/demo';
import sharp from 'sharp';

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
export const drawPoster: DrawPoster = async (poster, small) => {
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
