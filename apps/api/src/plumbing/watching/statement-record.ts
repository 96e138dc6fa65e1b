import { type StatementWatch, withoutValues } from '@acheep/database/statement-watch';
import { contextNow } from './context.ts';
import { metrics, secondsSince } from './metrics.ts';
import { beginSpan, endSpan } from './span.ts';

/** Maximum characters of a logged statement. */
const maxStatementLength = 1000;
/** Maximum logged statements in that many milliseconds: when everything is slow, the log must not fill the disk. */
const [maxLogged, within] = [20, 10_000];

/** The operation and table of a statement. */
function nameOf(statement: string): string {
  const [verb = 'SQL'] = statement.trimStart().split(/\s/, 1);
  const [, table] = /\b(?:FROM|INTO|UPDATE)\s+((?:["\w]+\.)?["\w]+)/i.exec(statement) ?? [];
  return `${verb.toUpperCase()}${table ? ` ${table.replaceAll('"', '')}` : ''}`.slice(0, 80);
}

const tellable = (statement: string) =>
  withoutValues(statement.slice(0, 4 * maxStatementLength))
    .replace(/\s+/g, ' ')
    .slice(0, maxStatementLength);

interface SlowQuery extends Record<string, unknown> {
  ms: number;
  statement: string;
  /** Id of the request, or of the job. */
  reqId?: string;
}

/**
 * Measures statements and reports those that take at least `slowMs`, never with their values. 0 disables the reports.
 */
export function recordStatements(slowMs: number, tell: (slow: SlowQuery) => void): StatementWatch {
  const recent = { since: Number.NEGATIVE_INFINITY, told: 0 };
  function tellSlow(slow: SlowQuery) {
    const now = performance.now();
    if (now - recent.since > within) Object.assign(recent, { since: now, told: 0 });
    recent.told += 1;
    if (recent.told <= maxLogged) tell(slow);
  }
  return (statement) => {
    const began = performance.now();
    const context = contextNow();
    const span = context?.span && beginSpan(nameOf(statement), { 'db.query.text': tellable(statement) });
    return (error) => {
      const seconds = secondsSince(began);
      metrics.statements.observe({ outcome: error === undefined ? 'done' : 'failed' }, seconds);
      if (span) endSpan(span, error);
      if (slowMs === 0 || seconds * 1000 < slowMs) return;
      metrics.slowStatements.inc();
      tellSlow({ ms: Math.round(seconds * 1000), statement: tellable(statement), reqId: context?.id });
    };
  };
}
