import * as contract from '@acheep/contract/companies/company-paper';
import type { Module } from '../../../module.ts';
import { findOwnPapers, mayOpenPaper, transferPapers } from './company-paper.repository.ts';
import { companyPaperService, paperNoun } from './company-paper.service.ts';

/** Documents by which the operator verifies companies. */
export const companyPaperModule: Module = {
  routes(register, deps) {
    const papers = companyPaperService(deps);
    register(contract.verificationGet, papers.get);
    register(contract.companyPaperSend, papers.send);
    register(contract.companyPaperRemove, papers.remove);
    register(contract.companyPaperFile, papers.ownLink);
    register(contract.adminCompanyPaperFile, papers.adminLink);
  },
  tables: { company_paper: 'company-papers' },
  ownData: { 'company-papers': findOwnPapers },
  on: { 'company.left': transferPapers },
  uploads: { 'company_paper.upload_id': 'private' },
  showsFile: { noun: paperNoun, may: mayOpenPaper },
};
