import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@acheep/database/connection';
import type { Replica } from '@acheep/database/replica';
import { collectDefaultMetrics } from '@prometheus-io/client';
import type { Config } from '../../config.ts';
import { watchStorage } from '../storage/storage-state.ts';
import { metrics, registry } from './metrics.ts';
import {
  type QueueStatistics,
  readQueueStatistics,
  readSiteStatistics,
  type SiteStatistics,
} from './statistics.repository.ts';

/** Milliseconds for which the queue's statistics are cached: several readers cost no more than one. */
const fresh = 5_000;
/** The same for those of the site, which change slowly. */
const freshOfSite = 60_000;
/** Milliseconds until an unresponsive database is given up. */
const patience = 2_000;

function tellPool({ pool }: Pick<Database, 'pool'>) {
  metrics.poolSize.set(pool.options.max);
  metrics.poolOpen.set({ state: 'idle' }, pool.idleCount);
  metrics.poolOpen.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
  metrics.poolWaiting.set(pool.waitingCount);
}

function tellQueue(numbers: QueueStatistics[], tasks: readonly string[]) {
  metrics.queue.reset();
  metrics.queueOldest.reset();
  for (const task of tasks) metrics.queueOldest.set({ task }, 0);
  for (const { task, state, count, oldest } of numbers) {
    // A task of another version, or a removed one: there may be many names unknown to this program.
    if (!tasks.includes(task)) continue;
    metrics.queue.inc({ task, state }, count);
    if (oldest !== null) metrics.queueOldest.inc({ task }, oldest);
  }
}

function tellSite({ bytes, signedUp, published, applied }: SiteStatistics) {
  metrics.databaseBytes.set(bytes);
  metrics.lastDay.set({ event: 'signed_up' }, signedUp);
  metrics.lastDay.set({ event: 'published' }, published);
  metrics.lastDay.set({ event: 'applied' }, applied);
}

function tellReplica(replica: Replica | undefined) {
  metrics.replicaFresh.set(replica ? Number(replica.isFresh()) : Number.NaN);
  metrics.replicaStandsIn.set(replica ? Number(replica.standsIn()) : Number.NaN);
}

type Served = Pick<Config, 'HOST' | 'METRICS_PORT' | 'STORAGE' | 'STORAGE_DIR' | 'VERSION'>;

let isCollecting = false;

/** Serves `/metrics`, on a separate port that no proxy exposes. */
export async function startMetricsServer(
  { HOST, METRICS_PORT = 0, VERSION, ...config }: Served,
  database: Pick<Database, 'pool'>,
  tasks: readonly string[],
  replica?: Replica,
) {
  if (!isCollecting) collectDefaultMetrics({ register: registry });
  isCollecting = true;
  metrics.build.set({ version: VERSION }, 1);

  const storageState = watchStorage(config);
  let [readAt, siteReadAt] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let reading: Promise<void> | undefined;
  async function read() {
    try {
      tellQueue(await readQueueStatistics(database), tasks);
      if (performance.now() - siteReadAt > freshOfSite) {
        tellSite(await readSiteStatistics(database));
        siteReadAt = performance.now();
      }
      // Otherwise the replica has answered.
      metrics.databaseUp.set(replica?.standsIn() ? 0 : 1);
    } catch {
      metrics.databaseUp.set(0);
    }
    readAt = performance.now();
    reading = undefined;
  }
  async function tellDatabase() {
    if (performance.now() - readAt < fresh) return;
    reading ??= read();
    const late = sleep(patience, 'late', { ref: false });
    if ((await Promise.race([reading, late])) === 'late') metrics.databaseUp.set(0);
  }

  const server = createServer(async ({ method, url }, answer) => {
    if (method !== 'GET' || url !== '/metrics') return answer.writeHead(404).end();
    tellPool(database);
    tellReplica(replica);
    await tellDatabase();
    metrics.storageWritable.set((await storageState()) === 'ok' ? 1 : 0);
    answer.writeHead(200, { 'Content-Type': registry.contentType }).end(await registry.metrics());
  });
  server.listen(METRICS_PORT, HOST);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : METRICS_PORT,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
