import * as contract from '@acheep/contract/companies/company-paper';
import type { Module } from '../../../module.ts';
import { findOwnPapers, mayOpenPaper, transferPapers } from './company-paper.repository.ts';
import { companyPaperService, paperNoun } from './company-paper.service.ts';

/** Documents by which the operator verifies companies. */
export const companyPaperModule: Module = {
  routes(register, deps) {
    const papers = companyPaperService(deps);
    register(contract.verificationGet, async ({ actor }) => ({ data: await papers.get(actor) }));
    register(contract.companyPaperSend, async ({ tx, actor, body }) => ({
      data: await papers.sendIn(tx, actor, body),
    }));
    register(contract.companyPaperRemove, async ({ actor, params }) => ({
      data: await papers.remove(actor, params.id),
    }));
    register(contract.companyPaperFile, async ({ actor, params }) => ({
      data: await papers.ownLink(actor, params.id),
    }));
    register(contract.adminCompanyPaperFile, async ({ actor, params }) => ({
      data: await papers.adminLink(actor, params.id),
    }));
  },
  tables: { company_paper: 'company-papers' },
  ownData: { 'company-papers': findOwnPapers },
  on: { 'company.left': transferPapers },
  uploads: { 'company_paper.upload_id': 'private' },
  showsFile: { noun: paperNoun, may: mayOpenPaper },
};
