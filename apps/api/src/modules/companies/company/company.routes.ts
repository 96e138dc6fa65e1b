import { companyGet, ownCompanyGet, ownCompanyUpdate } from '@acheep/contract/companies/company';
import type { Deps } from '../../../deps.ts';
import type { Register } from '../../../module.ts';
import { companyService } from './company.service.ts';

export function companyRoutes(register: Register, deps: Deps) {
  const companies = companyService(deps);

  register(companyGet, async ({ params }) => ({ data: await companies.publicPage(params.id) }));
  register(ownCompanyGet, async ({ actor }) => ({ data: await companies.own(actor) }));
  register(ownCompanyUpdate, async ({ actor, body }) => ({
    data: await companies.save(actor, body),
  }));
}
