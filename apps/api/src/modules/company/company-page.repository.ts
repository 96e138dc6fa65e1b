import type { PageStatuses } from '../../module.ts';
import { findPublicCompany } from './company.repository.ts';
import { findPublicAfterMerge } from './merged-company.repository.ts';

export const companyPages: PageStatuses = {
  '/company/:id': async (db, id) => {
    if (await findPublicCompany(db, id)) return 200;
    const stays = await findPublicAfterMerge(db, id);
    return stays ? { movedTo: stays.id } : 404;
  },
};
