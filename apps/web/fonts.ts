/**
 * Subsets the page's font: one file per script, with the weights from normal to bold. `pnpm --filter @acheep/web fonts`
 * writes `src/ui/font`, which is committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const scripts = {
  // Without the lunar calendar symbols (U+19E0), which are a fifth of the file and used on no page.
  khmer: `${range(0x1780, 0x17ff)}\u200c\u200d\u25cc`,
  latin: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}${range(0x2000, 0x206f)}ıŒœʻʼˆ˚˜€™↑↓−∕`,
};

const target = path.join(import.meta.dirname, 'src/ui/font');
await mkdir(target, { recursive: true });
for (const [script, text] of Object.entries(scripts)) {
  const whole = `@fontsource-variable/kantumruy-pro/files/kantumruy-pro-${script}-wght-normal.woff2`;
  const cut = await subsetFont(await readFile(fileURLToPath(import.meta.resolve(whole))), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  await writeFile(path.join(target, `${script}.woff2`), cut);
  process.stdout.write(`${script}: ${(cut.length / 1000).toFixed(1)} kB\n`);
}
