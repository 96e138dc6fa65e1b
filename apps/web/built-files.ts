import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const name = 'files.json';

interface Chunk {
  imports: string[];
  css: string[];
}

export interface BuiltFiles {
  /** The file of each source that is loaded by itself: `src/lib/khmer-line.ts`. */
  sources: Record<string, string>;
  chunks: Record<string, Chunk>;
}

/** Writes which file has which source. Vite's own manifest leaves out sources that share a file with others. */
export const builtFiles: Plugin = {
  name: 'built-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const files: BuiltFiles = { sources: {}, chunks: {} };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        files.chunks[chunk.fileName] = {
          imports: chunk.imports,
          css: [...(chunk.viteMetadata?.importedCss ?? [])],
        };
        for (const id of chunk.moduleIds)
          if (this.getModuleInfo(id)?.dynamicImporters.length)
            files.sources[path.relative(import.meta.dirname, id)] = chunk.fileName;
      }
      this.emitFile({ type: 'asset', fileName: name, source: JSON.stringify(files) });
    },
  },
};

/** Reads what `builtFiles` wrote to the folder of the build. */
export const readBuiltFiles = (folder: string): BuiltFiles =>
  JSON.parse(readFileSync(path.join(folder, name), 'utf8'));

/** The scripts and styles of the document and of these sources, with all that they import. */
export function loadedFiles({ sources, chunks }: BuiltFiles, document: string, roots: readonly string[]) {
  const linked = [...document.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file = '']) => file);
  const styles = new Set(linked.filter((file) => file.endsWith('.css')));
  const scripts = new Set(linked.filter((file) => file in chunks));
  for (const root of roots) {
    const file = sources[root];
    if (!file) throw new Error(`The build has no ${root}.`);
    scripts.add(file);
  }
  for (const file of scripts) {
    for (const style of chunks[file]?.css ?? []) styles.add(style);
    for (const next of chunks[file]?.imports ?? []) scripts.add(next);
  }
  return { scripts: [...scripts], styles: [...styles] };
}
