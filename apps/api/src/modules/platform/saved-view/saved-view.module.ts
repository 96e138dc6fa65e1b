import { paths } from '@acheep/contract/paths';
import * as contract from '@acheep/contract/platform/saved-view';
import { AppError, notFound } from '../../../error.ts';
import type { Module } from '../../../module.ts';
import { inNameOrder } from '../../../name-order.ts';
import * as views from './saved-view.repository.ts';

const present = ({ id, name, query }: { id: string; name: string; query: string }): contract.SavedView => ({
  _id: id,
  name,
  query,
});

/** Views that people save of their lists: search, filters and order under a name. */
export const savedViewModule: Module = {
  routes(register, { database: { prisma } }) {
    register(contract.savedViewList, async ({ actor, locale, query: { page = paths.manageApplied() } }) => {
      const rows = await views.listViews(prisma, { userId: actor.id, page });
      return inNameOrder(rows, ({ name }) => name, locale).map(present);
    });
    register(contract.savedViewSave, async ({ actor, body }) =>
      prisma.$transaction(async (tx) => {
        if (!(await views.lockSaver(tx, actor.id))) throw notFound();
        const { maxSavedViews: most } = contract;
        const { page, name } = body;
        if ((await views.countOtherViews(tx, { userId: actor.id, page, name })) >= most)
          throw new AppError('view.most', { most });
        return present(await views.saveView(tx, { userId: actor.id, ...body }));
      }),
    );
    register(contract.savedViewDelete, async ({ actor, params }) => {
      if (!(await views.deleteView(prisma, actor.id, params.id))) throw notFound();
    });
  },
  tables: { saved_view: 'saved-views' },
  ownData: { 'saved-views': views.eachView },
};
