import { notFound } from '../../../error.ts';
import type { Module } from '../../../module.ts';
import { carryOut, task } from '../../../plumbing/task.ts';
import { readSettings } from '../operator-setting/operator-setting.repository.ts';
import { keyPath, notifyChanges } from './index-now.service.ts';

/** A run that is still waiting replaces the next one. */
export const indexNowTask = task(
  'index-now',
  { en: 'Notify search engines of new pages', km: 'ជូនដំណឹងម៉ាស៊ីនស្វែងរកអំពីទំព័រថ្មី' },
  { policy: 'short', retryLimit: 3 },
);

/** Notifies search engines at once of new, changed or removed pages, if the operator has set a key. */
export const indexNowModule: Module = {
  siteRoutes(app, { database: { prisma } }) {
    app.get(keyPath, async (_request, reply) => {
      const { indexNow } = (await readSettings(prisma)).settings;
      if (!indexNow) throw notFound();
      return reply.type('text/plain; charset=utf-8').header('Cache-Control', 'no-cache').send(indexNow.key);
    });
  },
  tasks: [carryOut(indexNowTask, (deps) => notifyChanges(deps), { cron: '*/5 * * * *' })],
  tables: { index_now_mark: { without: 'up to which change search engines know the pages' } },
};
