import { today } from '@acheep/contract/kernel/calendar';
import { maxShownPerDay, type talentGet, type talentList } from '@acheep/contract/talent/talent';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { momentAt } from '../../../moment.ts';
import type { QueryOf } from '../../../search/text-search.service.ts';
import { findDidYouMean } from '../../jobs/job/did-you-mean.service.ts';
import { companyOf, type Finder } from './finder.repository.ts';
import { presentTalent, presentTalentCard } from './talent.presenter.ts';
import { findTalent, noteShown } from './talent.repository.ts';
import { findTalentCards } from './talent-card.repository.ts';
import { listedTalents, type TalentFilter } from './talent-listed.repository.ts';
import { cardTexts, unnamedTexts } from './talent-text.service.ts';

type Query = QueryOf<TalentFilter>;

/** A page of CVs that the finder may find, in the requested order. */
export async function findTalentPage(deps: Pick<Deps, 'database' | 'now'>, finder: Finder, query: Query) {
  const now = deps.now();
  const { ids, meta } = await findDidYouMean(deps, listedTalents(finder), query, momentAt(now));
  const { prisma } = deps.database;
  const found = new Map((await findTalentCards(prisma, ids)).map((row) => [row.id, row]));
  const rows = ids.flatMap((id) => found.get(id) ?? []);
  return { rows, texts: await cardTexts(prisma, rows), meta };
}

/** A CV that a company looks at; counts the look and refuses it beyond the daily limit. */
export async function readTalent(
  { database: { prisma }, now }: Pick<Deps, 'database' | 'now'>,
  companyId: string,
  id: string,
  most = maxShownPerDay,
) {
  const row = await findTalent(prisma, { as: 'company', companyId }, id);
  if (!row) throw notFound();
  const day = new Date(today(now()));
  if (!(await noteShown(prisma, { companyId, resumeId: id, day }, most)))
    throw new AppError('talent.most_a_day', { most });
  return row;
}

/** Anonymous job seekers, for recruiters and trainers. */
export function talentService(deps: Pick<Deps, 'database' | 'now'>) {
  const { prisma } = deps.database;

  return {
    async page({ actor, query }: Call<typeof talentList>) {
      const companyId = await companyOf(prisma, actor);
      const { rows, texts, meta } = await findTalentPage(deps, { as: 'company', companyId }, query);
      return { data: rows.map((row) => presentTalentCard(row, texts)), meta };
    },

    async read({ actor, params: { id } }: Call<typeof talentGet>) {
      const row = await readTalent(deps, await companyOf(prisma, actor), id);
      return presentTalent(row, await unnamedTexts(prisma, row));
    },
  };
}
