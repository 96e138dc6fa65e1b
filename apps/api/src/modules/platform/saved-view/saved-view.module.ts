import { paths } from '@acheep/contract/paths';
import * as contract from '@acheep/contract/platform/saved-view';
import { AppError, fieldError, notFound } from '../../../error.ts';
import type { Module } from '../../../module.ts';
import { inNameOrder } from '../../../name-order.ts';
import { companyIdOf } from '../../companies/company/company-people.repository.ts';
import * as views from './saved-view.repository.ts';

type Row = Awaited<ReturnType<typeof views.saveView>>;

const present = ({ id, name, query, shared, userId, user }: Row, readerId: string, isOwner: boolean) => ({
  _id: id,
  name,
  query,
  shared,
  by: userId === readerId ? null : user.name,
  deletable: userId === readerId || isOwner,
});

/** Views that people save of their lists: search, filters and order under a name, which colleagues can share. */
export const savedViewModule: Module = {
  routes(register, { database: { prisma } }) {
    register(contract.savedViewList, async ({ actor, locale, query: { page = paths.manageApplied() } }) => {
      const rows = await views.listViews(prisma, { userId: actor.id, page });
      const isOwner = await views.ownsCompany(prisma, actor.id);
      return inNameOrder(rows, ({ name }) => name, locale).map((one) => present(one, actor.id, isOwner));
    });
    register(contract.savedViewSave, async ({ actor, body }) =>
      prisma.$transaction(async (tx) => {
        if (!(await views.lockSaver(tx, actor.id))) throw notFound();
        const { maxSavedViews: most, sharedViewPages } = contract;
        const { page, name, query, shared } = body;
        const wanted = { userId: actor.id, ...body };
        const right = sharedViewPages[page];
        if (shared && !(right && (await companyIdOf(tx, actor.id, right))))
          throw fieldError({ shared: 'invalid' });
        const other = shared ? await views.findSharedOfName(tx, wanted) : null;
        if (other) return present(await views.changeView(tx, other, query), actor.id, true);
        if ((await views.countOtherViews(tx, { userId: actor.id, page, name })) >= most)
          throw new AppError('view.most', { most });
        return present(await views.saveView(tx, wanted), actor.id, false);
      }),
    );
    register(contract.savedViewDelete, async ({ actor, params }) => {
      if (!(await views.deleteView(prisma, actor.id, params.id))) throw notFound();
    });
  },
  tables: { saved_view: 'saved-views' },
  ownData: { 'saved-views': views.eachView },
  on: { 'company.left': views.keepViews },
};
