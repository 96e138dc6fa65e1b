import type { Pool } from '@acheep/database/connection';

/** Settings with which PostgreSQL sends the plan of each statement, as it was carried out, to the caller. */
const explaining = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
};

/** The same database, whose connections explain what they do. */
export function explainedUrl(url: string, settings: Record<string, string> = {}): string {
  const explained = new URL(url);
  const options = Object.entries({ ...explaining, ...settings }).map(
    ([name, value]) => `-c ${name}=${value}`,
  );
  explained.searchParams.set('options', options.join(' '));
  return explained.href;
}

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: Node[];
}

export interface Explained {
  statement: string;
  /** Of 8 kB, from memory or disk. */
  blocks: number;
  /** Rows that were read one after the other, by table. */
  scanned: Map<string, number>;
  /** Its steps with many blocks, one a line. */
  steps: string[];
}

const blocksOf = (node: Node) => (node['Shared Hit Blocks'] ?? 0) + (node['Shared Read Blocks'] ?? 0);

/** The steps that read at least 100 blocks. */
function stepsOf(node: Node, depth = 0): string[] {
  const { 'Actual Rows': rows = 0, 'Actual Loops': loops = 1, 'Rows Removed by Filter': removed = 0 } = node;
  if (blocksOf(node) < 100) return [];
  const of = node['Index Name'] ?? node['Relation Name'] ?? '';
  const step = `${' '.repeat(depth)}${node['Node Type']} ${of}: ${rows} rows, ${removed} left out, ${loops} times, ${blocksOf(node)} blocks`;
  return [step, ...(node.Plans ?? []).flatMap((part) => stepsOf(part, depth + 1))];
}

function scansOf(node: Node, into: Map<string, number>): Map<string, number> {
  const { 'Actual Rows': rows = 0, 'Rows Removed by Filter': removed = 0, 'Actual Loops': loops = 1 } = node;
  const table = node['Relation Name'];
  if (node['Node Type'] === 'Seq Scan' && table)
    into.set(table, Math.max(into.get(table) ?? 0, (rows + removed) * loops));
  for (const part of node.Plans ?? []) scansOf(part, into);
  return into;
}

function explainedBy(message: string): Explained | undefined {
  const json = /^duration: [\s\S]*?plan:\s*({[\s\S]*)$/.exec(message)?.[1];
  if (!json) return undefined;
  const { 'Query Text': statement, Plan: plan } = JSON.parse(json) as { 'Query Text': string; Plan: Node };
  return { statement, blocks: blocksOf(plan), scanned: scansOf(plan, new Map()), steps: stepsOf(plan) };
}

/** Collects what the connections of a pool with an `explainedUrl` report. */
export function watchPlans(pool: Pool): () => Explained[] {
  let collected: Explained[] = [];
  const watched = new WeakSet<object>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    client.on('notice', ({ message }) => {
      const one = explainedBy(message ?? '');
      if (one) collected.push(one);
    });
  });
  return () => {
    const all = collected;
    collected = [];
    return all;
  };
}
