import os from 'node:os';
import type { Spread, Worst } from './asked.ts';
import { median } from './measure.ts';
import type { Plain } from './plain.ts';

/** Results of one kind of request at one size; times in milliseconds. */
export interface Measurement {
  name: string;
  total: number;
  /** Ratio of our requests a second to those of the bare server, one per round. */
  ratios: number[];
  /** p95 over ten connections. */
  p95: number;
  /** p95 while 20 jobs a second are published. */
  publishing: number;
  /** p95 of single requests, each right after a job was published. */
  first: number;
  /** PostgreSQL's full-text search for the same; null for a mixture. */
  plain: Plain | null;
}

export interface SizeResult {
  count: number;
  measured: Measurement[];
  /** 2,000 different requests, with one caller and with ten. */
  different: Spread[];
  worst: Worst[];
  /** Megabytes of the API's process after the start and at the end. */
  memory: [started: number, ended: number];
  /** Jobs published a second meanwhile. */
  published: number;
  /** Statement plans by kind of request; null where they are not requested. */
  plans: ReadonlyMap<string, string[]> | null;
}

interface Results {
  results: SizeResult[];
  rounds: number;
  seconds: number;
  settings: Record<string, string>;
}

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly string[]) => [
  row(head),
  row(head.map(() => '---')),
  ...rows,
  '',
];
const spread = (values: number[]) => `${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)}`;
const each = (values: readonly number[], digits = 0) =>
  values.map((value) => value.toFixed(digits)).join(' / ');

const plansOf = (size: SizeResult | undefined) =>
  (size?.plans ? size.measured : []).flatMap(({ name, plain }) => [
    `- ${name}`,
    ...(size?.plans?.get(name) ?? []).map((plan) => `  - ours: ${plan}`),
    ...(plain ? [`  - plain: ${plain.plan}`] : []),
  ]);

/** Prints the results as Markdown tables, with the facts needed to judge them, and the plans if there are any. */
export function printTable({ results, rounds, seconds, settings }: Results) {
  const sizes = results.map(({ count }) => count.toLocaleString('en')).join(' / ');
  const head = [
    'request',
    'found',
    'R1 (spread)',
    'p95',
    'p95 while 20 a second are published',
    'first',
    'R3',
    'R3 of first',
    'plain PostgreSQL',
  ];
  const last = results.at(-1)?.measured ?? [];
  const measured = last.map(({ name, total, ratios, plain }, index) => {
    const all = results.map(({ measured: own }) => own[index] as Measurement);
    const growth = (of: (one: Measurement) => number) =>
      (of(all.at(-1) as Measurement) / of(all[0] as Measurement)).toFixed(2);
    return row([
      name,
      total.toLocaleString('en'),
      `${median(ratios).toFixed(2)} (${spread(ratios)})`,
      each(all.map(({ p95 }) => p95)),
      each(all.map(({ publishing }) => publishing)),
      each(
        all.map(({ first }) => first),
        1,
      ),
      growth(({ p95 }) => p95),
      growth(({ first }) => first),
      plain ? each(all.map((one) => one.plain?.time ?? Number.NaN)) : '',
    ]);
  });
  const spreadOf = ({ p50, p95, refused }: Spread) =>
    `${p50.toFixed(1)} / ${p95.toFixed(1)}${refused ? ` (${refused} refused)` : ''}`;
  const different = results.map(({ count, different: own, memory, published }) =>
    row([`${count.toLocaleString('en')} jobs`, ...own.map(spreadOf), each(memory), published.toFixed(1)]),
  );
  const worst = (results.at(-1)?.worst ?? []).map(({ name, list, counts, relaxed }) =>
    row([
      name,
      ...[list, counts, relaxed].map(({ p95, refused }) =>
        Number.isNaN(p95) ? 'refused' : p95.toFixed(0) + (refused > 0 ? ` (${refused} refused)` : ''),
      ),
    ]),
  );
  const said = [
    `Node ${process.versions.node}, PostgreSQL 18 (${Object.entries(settings)
      .map((one) => one.join(' = '))
      .join(', ')}), ${os.cpus().length} cores. Milliseconds at ${sizes} jobs; found and R1 at the last.`,
    `${rounds} rounds of ${seconds} s for the API and ${seconds / 2} s for the bare server, in turn, over 10 connections; medians.`,
  ];
  const lines = [
    ...table(head, measured),
    ...table(
      [
        '2,000 different queries, ms (p50 / p95)',
        'one caller',
        'ten callers',
        'memory, MB',
        'published a second',
      ],
      different,
    ),
    ...table(['worst input, ten callers, ms (p95)', 'list', 'counts beside filters', 'relaxed'], worst),
    ...said,
    ...plansOf(results.at(-1)),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
