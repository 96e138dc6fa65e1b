import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { pageMeta } from '@acheep/contract/kernel/list-query';
import * as contract from '@acheep/contract/talent/saved-talent';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { momentAt } from '../../../moment.ts';
import { findByText } from '../../../search/text-search.service.ts';
import { lockCompanyToChange } from '../../companies/company/company-lock.repository.ts';
import { companyOf, isFindable } from '../talent/finder.repository.ts';
import { presentTalentCard } from '../talent/talent.presenter.ts';
import { type CardTexts, cardTexts } from '../talent/talent-text.service.ts';
import * as saved from './saved-talent.repository.ts';

const presentSavedTalent = (
  { id, createdAt, resume, _count }: saved.SavedTalentRow,
  texts: CardTexts,
): contract.SavedTalent => ({
  _id: id,
  createdAt: createdAt.toISOString(),
  // The row never changes after it is created.
  updatedAt: createdAt.toISOString(),
  talent: presentTalentCard(resume, texts),
  name:
    resume.views.length === 0
      ? null
      : { en: resume.nameEn ?? (resume.nameKm ? null : resume.user.name), km: resume.nameKm },
  notes: _count.notes,
});

type Query = ParsedQueryOf<typeof contract.savedTalentList>;

/** Saves a CV that the actor's company may find. Serialized by the lock on the company, so that the limit holds. */
export async function saveForCompany(tx: Transaction, actor: Actor, resumeId: string, now: Date) {
  const company = await lockCompanyToChange(tx, actor.id);
  if (!company) throw new AppError('access.denied');
  await saved.lockResume(tx, resumeId);
  if (!(await isFindable(tx, { as: 'company', companyId: company.id }, resumeId))) throw notFound();
  const others = await saved.countOthers(tx, company.id, resumeId);
  if (others >= contract.maxSavedTalents)
    throw new AppError('saved_talent.full', { most: contract.maxSavedTalents });
  return saved.saveTalent(tx, { companyId: company.id, resumeId, savedById: actor.id, createdAt: now });
}

/** CVs saved by companies. Their owners are not notified. */
export function savedTalentService({ database, now }: Pick<Deps, 'database' | 'now'>) {
  const { prisma } = database;

  async function found(companyId: string, query: Query): Promise<string[]> {
    if (query.search === undefined) return [];
    const all = { search: query.search, filter: {}, offset: 0, limit: contract.maxSavedTalents };
    const at = now();
    const list = saved.savedAmongTalents(companyId);
    return (await findByText(database, list, all, momentAt(at))).ids;
  }

  return {
    async list({ actor, query }: Call<typeof contract.savedTalentList>) {
      const companyId = await companyOf(prisma, actor);
      const ids = await found(companyId, query);
      const { rows, total } = await saved.listSaved(prisma, companyId, query, ids, now());
      const texts = await cardTexts(
        prisma,
        rows.map(({ resume }) => resume),
      );
      return { data: rows.map((row) => presentSavedTalent(row, texts)), meta: pageMeta(total, query) };
    },

    ids: async ({ actor }: Call<typeof contract.savedTalentIdList>) =>
      saved.listSavedIds(prisma, await companyOf(prisma, actor)),

    save: ({ actor, params: { id } }: Call<typeof contract.talentSave>) =>
      prisma.$transaction(async (tx) => {
        await saveForCompany(tx, actor, id, now());
      }),

    /** A saved CV can be removed in any state; for other CVs, the response reveals only those the company may find. */
    remove: ({ actor, params: { id } }: Call<typeof contract.talentUnsave>) =>
      prisma.$transaction(async (tx) => {
        const companyId = await companyOf(tx, actor);
        const removed = await saved.removeTalent(tx, companyId, id, now());
        if (!removed && !(await isFindable(tx, { as: 'company', companyId }, id))) throw notFound();
      }),
  };
}
