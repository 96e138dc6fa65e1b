import { namesOf } from '@acheep/contract/companies/company-name';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { pageMeta } from '@acheep/contract/kernel/list-query';
import type * as contract from '@acheep/contract/talent/resume-view';
import { mostNamedADay, type ShownResume, shownDays } from '@acheep/contract/talent/resume-view';
import { contactFreeInSteps } from '@acheep/search/redaction/talent-text';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { runYielding } from '../../../plumbing/run-yielding.ts';
import { findCvViews, takeCvView } from '../../billing/order/order-take.repository.ts';
import { notify } from '../../messaging/notification/notify.ts';
import { presentFullResume, presentPublicResume } from '../resume/resume.presenter.ts';
import { findResumeOf, type ResumeRow } from '../resume/resume.repository.ts';
import { companyOf, finderOf } from '../talent/finder.repository.ts';
import { presentTalent } from '../talent/talent.presenter.ts';
import { findTalent } from '../talent/talent.repository.ts';
import { findTalentPage, readTalent } from '../talent/talent.service.ts';
import { unnamedTexts } from '../talent/talent-text.service.ts';
import { findNamed, noteNamed } from './resume-named.repository.ts';
import { presentResumeCard, presentViewer } from './resume-view.presenter.ts';
import * as views from './resume-view.repository.ts';

/** Name under which links to files refer to an opened CV. */
export const openedNoun = 'resume-view';

type Full = Extract<ShownResume, { shown: 'full' }>;

/** Reading CVs: recruiters open the whole CV, job seekers read public ones, and owners see who opened theirs. */
export function resumeViewService(deps: Pick<Deps, 'config' | 'database' | 'queue' | 'now'>) {
  const { prisma } = deps.database;
  const day = () => new Date(today(deps.now()));

  const full = (row: ResumeRow, actor: Actor, openedAt: Date): Full => ({
    shown: 'full',
    resume: presentFullResume(row, deps, actor, openedNoun),
    openedAt: openedAt.toISOString(),
  });

  async function viewsOf(companyId: string) {
    const found = await findCvViews(prisma, companyId, day());
    return found && { left: found.left, until: found.until.toISOString().slice(0, 10) };
  }

  /** Public CVs whose names a job seeker is shown, within a daily limit. Impersonated sessions reveal no new names. */
  const namedTo = ({ id: userId, impersonatedBy }: Actor, ids: readonly string[]) => {
    const viewer = { userId, day: day() };
    return impersonatedBy ? findNamed(prisma, viewer, ids) : noteNamed(prisma, viewer, ids, mostNamedADay);
  };

  async function readAsSeeker(actor: Actor, id: string): Promise<ShownResume> {
    const own = await findResumeOf(prisma, actor.id);
    const row = own?.id === id ? own : await findTalent(prisma, { as: 'seeker' }, id);
    if (!row) throw notFound();
    if (row !== own && !(await namedTo(actor, [id])).has(id))
      throw new AppError('resume.most_a_day', { most: mostNamedADay });
    return {
      shown: 'public',
      resume: presentPublicResume(await runYielding(contactFreeInSteps(row)), deps, actor),
    };
  }

  return {
    async page({ actor, query }: Call<typeof contract.resumeList>) {
      const finder = await finderOf(prisma, actor);
      const { rows, texts, meta } = await findTalentPage(deps, finder, query);
      const ids = rows.map(({ id }) => id);
      const opened =
        finder.as === 'company' ? await views.findOpened(prisma, finder.companyId, ids) : new Map();
      const named = finder.as === 'seeker' ? await namedTo(actor, ids) : opened;
      const cards = rows.map((row) =>
        presentResumeCard(row, texts, finder, { isNamed: named.has(row.id), openedAt: opened.get(row.id) }),
      );
      return { data: cards, meta };
    },

    async read({ actor, params: { id } }: Call<typeof contract.resumeGet>): Promise<ShownResume> {
      if (actor.role === 'user') return readAsSeeker(actor, id);
      const companyId = await companyOf(prisma, actor);
      const openedAt = (await views.findOpened(prisma, companyId, [id])).get(id);
      // Opened CVs were paid for, so they do not count towards the daily limit of looks.
      const row = await readTalent(deps, companyId, id, openedAt && Number.POSITIVE_INFINITY);
      if (openedAt) return full(row, actor, openedAt);
      const texts = await unnamedTexts(prisma, row);
      return { shown: 'unnamed', resume: presentTalent(row, texts), views: await viewsOf(companyId) };
    },

    /** Opens a whole CV. Of a company's concurrent calls only one takes a view and notifies the CV's owner. */
    async open({ actor, params: { id } }: Call<typeof contract.resumeOpen>): Promise<Full> {
      const companyId = await companyOf(prisma, actor);
      const before = (await views.findOpened(prisma, companyId, [id])).get(id);
      await readTalent(deps, companyId, id, before && Number.POSITIVE_INFINITY);
      return prisma.$transaction(async (tx) => {
        await views.lockOwner(tx, id);
        const row = await findTalent(tx, { as: 'company', companyId }, id);
        if (!row) throw notFound();
        const now = deps.now();
        const added = await views.addView(tx, {
          companyId,
          resumeId: id,
          openedById: actor.id,
          createdAt: now,
        });
        if (added) {
          const orderId = await takeCvView(tx, companyId, day());
          if (!orderId) throw new AppError('resume.no_views');
          await views.setOrder(tx, added, orderId);
          const params = namesOf(await views.getCompanyNames(tx, companyId));
          await notify(deps, tx, 'resume-opened', { userId: row.userId, params });
        }
        const openedAt = (await views.findOpened(tx, companyId, [id])).get(id) ?? now;
        return full(row, actor, openedAt);
      });
    },

    views: async ({ actor }: Call<typeof contract.cvViewsGet>) => viewsOf(await companyOf(prisma, actor)),

    async viewers({ actor, query }: Call<typeof contract.resumeViewerList>) {
      const { rows, total } = await views.listViewers(prisma, actor.id, query);
      return { data: rows.map(presentViewer), meta: pageMeta(total, query) };
    },

    async numbers({ actor }: Call<typeof contract.resumeStatisticsGet>) {
      const from = new Date(addDays(today(deps.now()), 1 - shownDays));
      const [shown, { total }] = await Promise.all([
        views.countShown(prisma, actor.id, from),
        views.listViewers(prisma, actor.id, { offset: 0, limit: 1 }),
      ]);
      return { shown, opened: total };
    },
  };
}
