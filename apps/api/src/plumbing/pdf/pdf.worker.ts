import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

// Runs in a thread. Fonts are read once; a template can read nothing else of the disk, and has no network.
const require = createRequire(import.meta.url);
const fontFolder = path.dirname(require.resolve('@expo-google-fonts/kantumruy-pro/package.json'));
const fontPaths = ['400Regular', '700Bold'].map((name) => path.join(fontFolder, name));
const compiler = NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontPaths }] });
const templates = new Map<string, string>();

function read(template: string): string {
  const known = templates.get(template) ?? readFileSync(new URL(template), 'utf8');
  templates.set(template, known);
  return known;
}

export interface Page {
  /** Address of its file. */
  template: string;
  data: string;
  /** Pictures by their names in the data. */
  files: Record<string, Uint8Array>;
}

/** Renders a template with data, which is never parsed as markup. */
export default function render({ template, data, files }: Page): Uint8Array {
  const shadows = Object.entries(files).map(([name, content]) => ({
    place: path.join(import.meta.dirname, name),
    content: Buffer.from(content),
  }));
  for (const { place, content } of shadows) compiler.mapShadow(place, content);
  try {
    const pdf = compiler.pdf({ mainFileContent: read(template), inputs: { data } }, {});
    return new Uint8Array(pdf);
  } finally {
    for (const { place } of shadows) compiler.unmapShadow(place);
    // No two documents share texts: what is kept of twenty took 140 MB, and saved no time.
    compiler.evictCache(0);
  }
}
