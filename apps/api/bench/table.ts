import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import type { Spread } from './different.ts';
import { median } from './measure.ts';

/** What was measured of one kind of request at one size. */
export interface Measurement {
  name: string;
  total: number;
  /** Our requests a second by those of the bare server, one of each round. */
  ratios: number[];
  /** Milliseconds, ten connections. */
  p95: number;
  /** Requests a second while a listed job changes every second, by those while none does. */
  kept: number;
  /** Milliseconds of a request after everything remembered has gone out of date. */
  first: number;
}

export interface SizeResult {
  count: number;
  measured: Measurement[];
  /** 2,000 different requests, with one caller and with ten. */
  different: Spread[];
}

interface Results {
  results: SizeResult[];
  rounds: number;
  seconds: number;
  settings: Record<string, string>;
}

const versionOf = (name: string) => {
  const file = createRequire(import.meta.url).resolve(`${name}/package.json`);
  return `${name} ${(JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version}`;
};
const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const spread = (values: number[]) => `${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)}`;

/** Prints the results as a Markdown table, with what is needed to judge them. */
export function printTable({ results, rounds, seconds, settings }: Results) {
  const named = results.map(({ count }) => count.toLocaleString('en'));
  const head = [
    'request',
    'found',
    ...named.map((size) => `R1 at ${size} (spread)`),
    'R3',
    'kept',
    `first, ms, at ${named.join(' / ')}`,
  ];
  const rows = (results.at(-1)?.measured ?? []).map((last, index) => {
    const all = results.map(({ measured }) => measured[index] as Measurement);
    return row([
      last.name,
      last.total === 10_000 ? '≥ 10,000' : last.total.toLocaleString('en'),
      ...all.map(({ ratios }) => `${median(ratios).toFixed(2)} (${spread(ratios)})`),
      (last.p95 / (all[0]?.p95 ?? Number.NaN)).toFixed(2),
      last.kept.toFixed(2),
      all.map(({ first }) => first.toFixed(1)).join(' / '),
    ]);
  });
  const said = [
    `Node ${process.versions.node}, ${versionOf('fastify')}, ${versionOf('pg')}, PostgreSQL 18 (${Object.entries(
      settings,
    )
      .map((one) => one.join(' = '))
      .join(', ')}), ${os.cpus().length} cores.`,
    `${rounds} rounds of ${seconds} s for the API and ${seconds / 2} s for the bare server, in turn, over 10 connections; medians.`,
    'R1: requests a second by those of a bare Fastify server that answers the same bytes and headers from memory. R3: p95 at the largest size by that at the smallest. Kept: requests a second while a listed job changes every second, by those while none does. First: a request on its own right after a change. Found and kept are those of the largest size.',
  ];
  const spreadOf = ({ p50, p95, refused }: Spread) =>
    `${p50.toFixed(1)} / ${p95.toFixed(1)}${refused ? ` (${refused} refused)` : ''}`;
  const differentHead = ['2,000 different queries, ms (p50 / p95)', 'one caller', 'ten callers'];
  const different = results.map((size, index) =>
    row([`${named[index]} jobs`, ...size.different.map(spreadOf)]),
  );
  const line = (cells: string[]) => [row(cells), row(cells.map(() => '---'))];
  const lines = [...line(head), ...rows, '', ...line(differentHead), ...different, '', ...said];
  process.stdout.write(`${lines.join('\n')}\n`);
}
