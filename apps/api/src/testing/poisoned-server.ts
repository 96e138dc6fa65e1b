import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../config.ts';
import type { Module } from '../module.ts';
import { modules } from '../modules.ts';
import { startServer, stopOnSignal } from '../server.ts';
import { carryOut } from '../task.ts';
import { poisonTask } from './poison-task.ts';

/** A pattern that ends long after everybody is dead. */
const hold = () => /^(a+)+$/.test(`${'a'.repeat(60)}b`);

/** What stands in a record of somebody, holds whoever reads it, and was not thought of by anybody. */
const poison: Module = {
  siteRoutes(app) {
    app.get('/poison/:id', async () => {
      await sleep(20);
      return { held: hold() };
    });
    app.get<{ Querystring: { ms: string } }>('/slow', async ({ query }) => {
      await sleep(Number(query.ms));
      return {};
    });
  },
  tasks: [carryOut(poisonTask, async () => hold())],
};

(modules as Module[]).push(poison);
const server = await startServer(readConfig(process.env), undefined, {
  giveUp: 6_000,
  ...(process.env.HOLD && { hold: JSON.parse(process.env.HOLD) }),
});
stopOnSignal(server.stop);
