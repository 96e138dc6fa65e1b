import { adminPaths } from '@acheep/contract/admin-paths';
import { pageMeta } from '@acheep/contract/kernel/list-query';
import { type Localized, untranslated } from '@acheep/contract/kernel/locale';
import * as task from '@acheep/contract/platform/task-admin';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import { type Call, type Module, tasksOf } from '../../../module.ts';
import { auditBy } from '../audit/audit.repository.ts';
import type { By } from '../audit/by.ts';
import { findAbout } from './task-about.repository.ts';
import * as tasks from './task-admin.repository.ts';

const day = 86_400_000;

/** The reason of a failed try: ours with the server's response, or the error's message. */
function failureOf({ output, state }: tasks.TaskRow): string | null {
  if (!output || state === 'completed') return null;
  const { reason, code, smtp, err } = output;
  const parts = [reason ?? err?.message, code, smtp].filter((part) => part !== undefined && part !== null);
  return parts.length > 0 ? parts.map(String).join(' · ').slice(0, 500) : null;
}

const present = (
  row: tasks.TaskRow,
  title: Localized,
  about: task.AdminTask['about'],
  now: Date,
): task.AdminTask => ({
  _id: row.id,
  createdAt: row.createdOn.toISOString(),
  name: row.name,
  title,
  mail: row.template !== null && row.to !== null ? { template: row.template, to: row.to } : null,
  about,
  state: tasks.stateOf.get(row.state) ?? 'waiting',
  tries: row.retryCount + (['created', 'retry'].includes(row.state) ? 0 : 1),
  failure: failureOf(row),
  nextAt:
    ['created', 'retry'].includes(row.state) && row.startAfter > now ? row.startAfter.toISOString() : null,
  finishedAt: row.completedOn?.toISOString() ?? null,
});

type Titles = ReadonlyMap<string, Localized | null>;

/** Names whose title in either language contains the text. */
function titled(titles: Titles, text = ''): string[] {
  const wanted = text.toLowerCase();
  return [...titles].flatMap(([name, title]) =>
    title && (title.en.toLowerCase().includes(wanted) || title.km.includes(wanted)) ? [name] : [],
  );
}

function taskAdminService({ database: { prisma }, modules, now }: Deps) {
  const audit = auditBy(now);
  const taskTitles: Titles = new Map(tasksOf(modules).map(({ name, title }) => [name, title]));
  const mailTitles: Titles = new Map(
    modules.flatMap(({ mails = [] }) => mails.map(({ name, title }) => [name, title] as const)),
  );
  /** Another version of the site may know other tasks. */
  const titleOf = ({ name, template }: tasks.TaskRow): Localized =>
    (template === null ? taskTitles.get(name) : mailTitles.get(template)) ?? untranslated(template ?? name);
  return {
    async list({ query }: Call<typeof task.adminTaskList>) {
      const { rows, total } = await tasks.listTasks(prisma, query, {
        tasks: titled(taskTitles, query.search),
        mails: titled(mailTitles, query.search),
      });
      const about = await findAbout(prisma, rows);
      const data = rows.map((row) => present(row, titleOf(row), about.get(row.id) ?? null, now()));
      return { data, meta: pageMeta(total, query) };
    },

    async numbers() {
      const { waitingSince, ...counts } = await tasks.countTasks(prisma, new Date(now().getTime() - day));
      return { ...counts, waitingSince: waitingSince?.toISOString() ?? null };
    },

    async retry({ params: { id }, ...by }: Call<typeof task.adminTaskRetry>) {
      const again = await prisma.$transaction(async (tx) => {
        const row = await tasks.lockTask(tx, id);
        if (!row) throw notFound();
        if (!['failed', 'cancelled', 'retry'].includes(row.state)) throw new AppError('task.status');
        const saved = await tasks.tryAgain(tx, id);
        await audit(tx, by, 'task.retry', null, { task: row.template ?? row.name });
        return saved;
      });
      return present(again, titleOf(again), (await findAbout(prisma, [again])).get(id) ?? null, now());
    },

    retryAll: (by: By) =>
      prisma.$transaction(async (tx) => {
        const count = await tasks.tryAllAgain(tx);
        if (count > 0) await audit(tx, by, 'task.retry', null, { task: '*', count: String(count) });
        return { count };
      }),
  };
}

/** Background work, for operators. */
export const taskAdminModule: Module = {
  audited: {
    task: { title: { en: 'Task', km: 'កិច្ចការ' }, name: 'task', page: () => adminPaths.tasks(), isList: true },
  },
  routes(register, deps) {
    const service = taskAdminService(deps);
    register(task.adminTaskList, service.list);
    register(task.taskStatisticsGet, service.numbers);
    register(task.adminTaskRetry, service.retry);
    register(task.adminTaskRetryAll, (call) => service.retryAll(call));
  },
};
