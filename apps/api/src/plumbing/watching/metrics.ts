import { Counter, Gauge, Histogram, Registry } from '@prometheus-io/client';

/** Everything that this process is asked about itself. `.github/operating/watching.md` says what each number means. */
export const registry = new Registry();
const registers = [registry];

const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
  new Counter({ name: `acheep_${name}`, help, labelNames, registers });
const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
  new Gauge({ name: `acheep_${name}`, help, labelNames, registers });
const histogram = <Label extends string>(
  name: string,
  help: string,
  buckets: number[],
  labelNames: readonly Label[] = [],
) => new Histogram({ name: `acheep_${name}`, help, buckets, labelNames, registers });

/** Seconds. */
const ofPages = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const ofWork = [0.05, 0.25, 1, 5, 15, 60, 300, 900];

/** Labels take few values, all of them known beforehand: names of the contract, of tasks, of templates, of limits. */
export const metrics = {
  requests: counter('http_requests_total', 'Requests answered', ['kind', 'endpoint', 'status']),
  requestSeconds: histogram('http_request_seconds', 'From the first byte to the last, by endpoint', ofPages, [
    'kind',
    'endpoint',
  ]),
  openRequests: gauge('http_requests_open', 'Requests that are being answered'),
  refusedByLimit: counter('limit_refused_total', 'Calls refused by a limit', ['limit']),
  loopBlocked: counter('event_loop_blocked_total', 'Moments in which one piece of work held up all others'),
  processEnds: gauge(
    'process_ends',
    'Times within a day that work which held a process for too long ended it',
  ),

  statements: histogram('sql_seconds', 'Statements, without the wait for a connection', ofPages, ['outcome']),
  slowStatements: counter('sql_slow_total', 'Statements that took longer than SLOW_QUERY_MS'),
  poolSize: gauge('pool_connections_max', 'Connections that this process may open'),
  poolOpen: gauge('pool_connections', 'Connections to the database', ['state']),
  poolWaiting: gauge('pool_waiting', 'Questions that wait for a connection'),
  databaseUp: gauge('database_up', '1 where the database answered just now'),

  cacheLookups: counter('cache_lookups_total', 'What was remembered, and what was not', ['cache', 'outcome']),

  queue: gauge('queue_tasks', 'Background work that stands in the queue', ['task', 'state']),
  queueOldest: gauge('queue_oldest_seconds', 'For how long work has been due that nobody has begun', [
    'task',
  ]),
  tasks: counter('tasks_total', 'Tries of background work', ['task', 'outcome']),
  taskSeconds: histogram('task_seconds', 'How long a try takes', ofWork, ['task']),
  mails: counter('mails_total', 'Mails given to the mail server', ['template', 'outcome']),
  mailSeconds: histogram('mail_seconds', 'Conversations with the mail server', ofPages),

  storageCalls: counter('storage_calls_total', 'Calls of the storage', ['operation', 'outcome']),
  storageSeconds: histogram('storage_seconds', 'Until the storage has answered', ofPages, ['operation']),
  storageWritable: gauge('storage_writable', '1 where the folder of files has room and may be written'),
  storageBytes: counter('storage_bytes_total', 'Bytes of files', ['direction']),
};

/** Counts a look at what is remembered; returns whether it was there. */
export function looked(cache: 'pages' | 'words' | 'documents', isHit: boolean): boolean {
  metrics.cacheLookups.inc({ cache, outcome: isHit ? 'hit' : 'miss' });
  return isHit;
}

/** Seconds since a moment of `performance.now()`. */
export const secondsSince = (began: number) => (performance.now() - began) / 1000;
