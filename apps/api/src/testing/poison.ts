import inspector from 'node:inspector';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Module } from '../module.ts';
import { carryOut } from '../plumbing/task.ts';
import { poisonTask } from './poison-task.ts';

/** Pattern with catastrophic backtracking, which never ends in practice. */
const hold = () => /^(a+)+$/.test(`${'a'.repeat(60)}b`);

function work(milliseconds: number) {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

type Asked = { Querystring: { ms: string } };

/** Routes and a task that block the event loop in unforeseen ways, as stored data might; and some that only seem to. */
export const poison: Module = {
  siteRoutes(app, { database }) {
    app.get('/poison/:id', async () => {
      await sleep(20);
      return { held: hold() };
    });
    app.get<Asked>('/slow', async ({ query }) => {
      await sleep(Number(query.ms));
      return {};
    });
    // As on a machine that gives the process no CPU time.
    app.get<Asked>('/starved', async ({ query }) => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(query.ms));
      return {};
    });
    // As at a breakpoint.
    app.get<Asked>('/debugged', async ({ query }) => {
      inspector.open(0);
      await sleep(300);
      work(Number(query.ms));
      inspector.close();
      return {};
    });
    // Shutdown has to wait for it, after everything of the app has closed.
    app.get<Asked>('/unfinished', async ({ query }) => {
      void database.pool.query('SELECT pg_sleep($1)', [Number(query.ms) / 1000]);
      return {};
    });
  },
  tasks: [carryOut(poisonTask, async () => hold())],
};
