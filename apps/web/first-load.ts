/** Prints the compressed size (Brotli) of each first page and fails if it exceeds its budget. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { loadedFiles, readBuiltFiles } from './built-files.ts';
import { firstPages } from './first-pages.ts';

/** Budgets of scripts and styles in kB, and of files. They may only shrink. */
const budgets: Record<keyof typeof firstPages, { script: number; files: number; style: number }> = {
  '/': { script: 156, files: 6, style: 22 },
  '/job': { script: 160, files: 6, style: 22 },
  '/job/:id': { script: 160, files: 6, style: 22 },
};
const locales = ['en', 'km'];

const dist = path.join(import.meta.dirname, 'dist');
const built = readBuiltFiles(dist);
const document = readFileSync(path.join(dist, 'index.html'), 'utf8');

function sent(file: string): number {
  const whole = path.join(dist, file);
  return statSync(existsSync(`${whole}.br`) ? `${whole}.br` : whole).size;
}

const kB = (files: string[]) => files.reduce((sum, file) => sum + sent(file), 0) / 1000;

for (const [page, { modules, words }] of Object.entries(firstPages))
  for (const locale of locales) {
    const { scripts, styles } = loadedFiles(built, document, [
      ...['kernel/common', ...words].map((name) => `src/locales/${locale}/${name}.json`),
      ...modules.map((file) => `src/${file}`),
    ]);
    const is = { script: kB(scripts), files: scripts.length, style: kB(styles) };
    const budget = budgets[page as keyof typeof firstPages];
    const over = Object.entries(budget).filter(([name, most]) => is[name as keyof typeof is] > most);
    process.stdout.write(
      `${page.padEnd(8)} ${locale}  ${is.script.toFixed(1)} kB of scripts in ${is.files} files, ${is.style.toFixed(1)} kB of styles\n`,
    );
    for (const [name, most] of over) {
      process.stderr.write(`${page} in ${locale}: ${name} is over its budget of ${most}.\n`);
      process.exitCode = 1;
    }
  }
