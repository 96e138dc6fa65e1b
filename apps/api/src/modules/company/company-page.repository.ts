import type { PageStatuses } from '../../module.ts';
import { findPublicCompany } from './company.repository.ts';

export const companyPages: PageStatuses = {
  '/company/:id': async (db, id) => ((await findPublicCompany(db, id)) ? 200 : 404),
};
