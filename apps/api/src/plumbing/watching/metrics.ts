import { Counter, Gauge, Histogram, Registry } from '@prometheus-io/client';

/** All metrics of this process. `.github/operating/watching.md` explains each of them. */
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

/** Histogram buckets in seconds. */
const ofPages = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const ofWork = [0.05, 0.25, 1, 5, 15, 60, 300, 900];

/** Labels have few values, all known beforehand: names of the contract, of tasks, of templates, of limits. */
export const metrics = {
  build: gauge('build_info', '1, with the release that this process runs', ['version']),
  lastDay: gauge('last_day_events', 'Accounts, jobs and applications of the last 24 hours', ['event']),

  requests: counter('http_requests_total', 'Requests answered', ['kind', 'endpoint', 'status']),
  requestSeconds: histogram('http_request_seconds', 'Duration of requests by endpoint', ofPages, [
    'kind',
    'endpoint',
  ]),
  openRequests: gauge('http_requests_open', 'Requests in flight'),
  refusedByLimit: counter('limit_refused_total', 'Calls refused by a rate limit', ['limit']),
  loopBlocked: counter('event_loop_blocked_total', 'Event-loop stalls over 200 ms'),
  processEnds: gauge('process_ends', 'Processes that the watchdog ended within a day'),

  statements: histogram(
    'sql_seconds',
    'Duration of SQL statements, without the wait for a connection',
    ofPages,
    ['outcome'],
  ),
  slowStatements: counter('sql_slow_total', 'SQL statements slower than SLOW_QUERY_MS'),
  poolSize: gauge('pool_connections_max', 'Maximum size of the connection pool'),
  poolOpen: gauge('pool_connections', 'Open database connections', ['state']),
  poolWaiting: gauge('pool_waiting', 'Queries waiting for a connection'),
  databaseUp: gauge('database_up', '1 if the database answered the last check'),
  databaseBytes: gauge('database_bytes', 'Size of the database'),
  replicaFresh: gauge('replica_fresh', '1 if the replica is up to date'),
  replicaStandsIn: gauge('replica_stands_in', '1 while visitors read from it because the primary is away'),

  cacheLookups: counter('cache_lookups_total', 'Cache lookups', ['cache', 'outcome']),
  indexMended: counter('job_index_mended_total', 'Times that the index of open jobs was wrong and read anew'),

  queue: gauge('queue_tasks', 'Tasks in the queue', ['task', 'state']),
  queueOldest: gauge('queue_oldest_seconds', 'Age of the oldest task that is due and not started', ['task']),
  tasks: counter('tasks_total', 'Attempts at tasks', ['task', 'outcome']),
  taskSeconds: histogram('task_seconds', 'Duration of an attempt at a task', ofWork, ['task']),
  mails: counter('mails_total', 'Mails handed to the mail server', ['template', 'outcome']),
  mailSeconds: histogram('mail_seconds', 'Duration of SMTP sessions', ofPages),

  backupNewest: gauge('backup_newest_seconds', 'When the newest backup was made, Unix time'),

  storageCalls: counter('storage_calls_total', 'Storage operations', ['operation', 'outcome']),
  storageSeconds: histogram('storage_seconds', 'Duration of storage operations', ofPages, ['operation']),
  storageWritable: gauge('storage_writable', '1 if the storage folder is writable and has room'),
  storageBytes: counter('storage_bytes_total', 'Bytes read from and written to storage', ['direction']),
};

// Not 0, which says that there is none: only a worker that makes backups knows.
metrics.backupNewest.set(Number.NaN);
// Unless there is one.
for (const gauge of [metrics.replicaFresh, metrics.replicaStandsIn]) gauge.set(Number.NaN);

/** Counts a cache look-up; returns whether it was a hit. */
export function looked(cache: 'pages' | 'words' | 'documents', isHit: boolean): boolean {
  metrics.cacheLookups.inc({ cache, outcome: isHit ? 'hit' : 'miss' });
  return isHit;
}

/** Seconds since a value of `performance.now()`. */
export const secondsSince = (began: number) => (performance.now() - began) / 1000;
