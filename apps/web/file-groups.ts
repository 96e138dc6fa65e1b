import { createHash } from 'node:crypto';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { firstPages, frequent } from './first-pages.ts';

const root = import.meta.dirname;
const sourceOf = (file: string) => path.join(root, 'src', file);

/** What one more file costs a page, as bytes of code: a request, and a script for the browser to start. */
const fileCost = 15_000;
/** How many times more than others a frequent page counts. */
const frequentWeight = 10;

/** A page: what is loaded at once, by its address or later into another page. */
interface Page {
  weight: number;
}

/** Modules that the same pages load, and all other parts that they need at once. */
interface Part {
  modules: string[];
  size: number;
  needs: Set<Part>;
  pages: Set<Page>;
}

/** What the bundler makes of the application by itself: a file for each set of pages that share a module. */
async function chunksOfPages(): Promise<Rolldown.OutputChunk[]> {
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      write: false,
      reportCompressedSize: false,
      rolldownOptions: { experimental: { chunkOptimization: false } },
    },
  });
  return (built as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk');
}

/** Each chunk with all that it imports at once. */
function closuresOf(chunks: Rolldown.OutputChunk[]) {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  return new Map(
    chunks.map((chunk) => {
      const closure = new Set([chunk]);
      for (const { imports } of closure)
        for (const name of imports) {
          const next = named.get(name);
          if (next) closure.add(next);
        }
      return [chunk, closure];
    }),
  );
}

const weigh = (pages: Set<Page>) => [...pages].reduce((sum, { weight }) => sum + weight, 0);

/** How much more all pages load, where two parts are one file: what they did not need, less the files that they save. */
function costOf(one: Part, other: Part): number {
  const saved = weigh(one.pages.intersection(other.pages));
  const pages = one.pages.union(other.pages);
  const more = (part: Part) => weigh(pages.difference(part.pages));
  let cost = one.size * more(one) + other.size * more(other) - fileCost * saved;
  if (cost >= 0) return cost;
  for (const part of one.needs.union(other.needs))
    if (part !== one && part !== other) cost += (part.size + fileCost) * more(part);
  return cost;
}

/** Whether another part stands between two: their file would need it, and be needed by it. */
const isBetween = (one: Part, other: Part) =>
  [...one.needs].some((part) => part !== other && part.needs.has(other)) ||
  [...other.needs].some((part) => part !== one && part.needs.has(one));

/** Makes one part of two, in whatever needs either of them as well. */
function join(one: Part, other: Part, parts: Set<Part>): Part {
  const whole: Part = {
    modules: [...one.modules, ...other.modules],
    size: one.size + other.size,
    needs: one.needs.union(other.needs),
    pages: one.pages.union(other.pages),
  };
  for (const half of [one, other]) {
    parts.delete(half);
    whole.needs.delete(half);
  }
  for (const need of whole.needs) need.pages = need.pages.union(whole.pages);
  for (const { needs } of parts) {
    const before = needs.size;
    needs.delete(one);
    needs.delete(other);
    if (needs.size < before) for (const need of [whole, ...whole.needs]) needs.add(need);
  }
  parts.add(whole);
  return whole;
}

/** Joins those of all parts that are shared for as long as pages gain by it, the two first that gain the most. */
function joined(shared: Part[], parts: Set<Part>): Part[] {
  const left = new Set<Part>();
  let pairs: { one: Part; other: Part; cost: number }[] = [];
  const add = (one: Part) => {
    for (const other of left) pairs.push({ one, other, cost: costOf(one, other) });
    pairs = pairs.filter(({ cost }) => cost < 0).sort((pair, next) => next.cost - pair.cost);
    left.add(one);
  };
  for (const part of shared) add(part);
  for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
    const { one, other } = pair;
    // Since it was reckoned, pages may have come to load more.
    if (isBetween(one, other) || costOf(one, other) >= 0) continue;
    for (const half of [one, other]) left.delete(half);
    pairs = pairs.filter((next) => left.has(next.one) && left.has(next.other));
    add(join(one, other, parts));
  }
  return [...left];
}

/** A name that changes with what is in the file alone, and not with other files. */
function nameOf(modules: string[]): string {
  const ids = modules.map((id) => path.relative(root, id)).sort();
  return `part-${createHash('sha256').update(ids.join()).digest('hex').slice(0, 8)}`;
}

/**
 * The file of each module that several pages load. A first page has few files, which compress well: one of its own and
 * one that it shares with other first pages.
 */
export async function fileGroups(): Promise<Map<string, string>> {
  const closures = closuresOf(await chunksOfPages());
  const loadedBy = (isRoot: (chunk: Rolldown.OutputChunk) => boolean) =>
    new Set([...closures].flatMap(([chunk, closure]) => (isRoot(chunk) ? [...closure] : [])));
  const isOneOf = (files: string[], { facadeModuleId }: Rolldown.OutputChunk) =>
    files.some((file) => sourceOf(file) === facadeModuleId);
  const app = loadedBy(({ isEntry }) => isEntry);
  const first = Object.entries(firstPages).map(([address, { modules }]) => ({
    name: `visit${address.replace(/\W+/g, '-')}`,
    chunks: loadedBy((chunk) => isOneOf(modules, chunk)),
  }));

  const groups = new Map<string, string>();
  const put = (modules: string[], name: string) => {
    for (const id of modules) groups.set(id, name);
  };
  const parts = new Map<Rolldown.OutputChunk, Part>();
  for (const chunk of closures.keys())
    if (!app.has(chunk))
      parts.set(chunk, {
        modules: chunk.moduleIds,
        size: chunk.code.length,
        needs: new Set(),
        pages: new Set(),
      });
  for (const [chunk, closure] of closures) {
    const page = { weight: isOneOf(frequent, chunk) ? frequentWeight : 1 };
    const part = parts.get(chunk);
    for (const next of closure) {
      const need = parts.get(next);
      if (need && need !== part) part?.needs.add(need);
      if (chunk.isDynamicEntry) need?.pages.add(page);
    }
  }
  const shared: Part[] = [];
  for (const [chunk, part] of parts) {
    const [page, next] = first.filter(({ chunks }) => chunks.has(chunk));
    if (page) put(part.modules, next ? 'visit' : page.name);
    else if (!chunk.isDynamicEntry) shared.push(part);
  }
  for (const { modules } of joined(shared, new Set(parts.values()))) put(modules, nameOf(modules));
  return groups;
}
