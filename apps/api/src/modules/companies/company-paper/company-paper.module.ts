import * as contract from '@acheep/contract/companies/company-paper';
import { maxCompanyPapers } from '@acheep/contract/companies/company-paper-option';
import type { PrismaClient, Transaction } from '@acheep/database/connection';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../error.ts';
import type { Call, Module } from '../../../module.ts';
import { refuseUnknown } from '../../jobs/reference/unknown-reference.ts';
import { signFileLink } from '../../platform/upload/file-link.ts';
import { lockOwnUpload } from '../../platform/upload/upload.repository.ts';
import { lockCompanyToChange } from '../company/company-lock.repository.ts';
import { presentVerification } from './company-paper.presenter.ts';
import * as papers from './company-paper.repository.ts';

/** Noun in signed links. */
const paperNoun = 'company-paper';

function companyPaperService(deps: Deps) {
  const { prisma } = deps.database;

  async function find(db: PrismaClient | Transaction, actor: Actor) {
    const found = await papers.findVerification(db, actor.id);
    if (!found) throw notFound();
    return found;
  }

  /**
   * Locks the caller's company as long as its documents may change: the operator who verifies it locks it, too, so
   * that documents by which a company was verified stay.
   */
  async function lockUnverified(tx: Transaction, actor: Actor) {
    const company = await lockCompanyToChange(tx, actor.id);
    if (!company) throw notFound();
    const { verifiedAt, papers: sent } = await find(tx, actor);
    if (verifiedAt) throw new AppError('company.papers_stay');
    return { companyId: company.id, sent };
  }

  const shown = async (db: PrismaClient | Transaction, actor: Actor): Promise<contract.Verification> =>
    presentVerification(await find(db, actor));

  async function link({ sessionId }: Actor, paper: Awaited<ReturnType<typeof papers.findPaper>>) {
    if (!paper) throw notFound();
    const by = { noun: paperNoun, id: paper.id };
    return signFileLink(deps, { id: paper.uploadId, sessionId, by });
  }

  return {
    get: ({ actor }: Call<typeof contract.verificationGet>) => shown(prisma, actor),

    async send({ tx, actor, body: { kind, file } }: Call<typeof contract.companyPaperSend>) {
      const { companyId, sent } = await lockUnverified(tx, actor);
      if (sent.length >= maxCompanyPapers)
        throw new AppError('company.papers_most', { most: maxCompanyPapers });
      const uploadId = await lockOwnUpload(tx, { ownerId: actor.id, kind: 'paper', path: file.path });
      if (!uploadId || (await papers.isSent(tx, uploadId))) return refuseUnknown(['file']) as never;
      await papers.createPaper(tx, { companyId, kind, uploadId, createdAt: deps.now() });
      return shown(tx, actor);
    },

    remove: ({ actor, params: { id } }: Call<typeof contract.companyPaperRemove>) =>
      prisma.$transaction(async (tx) => {
        const { companyId } = await lockUnverified(tx, actor);
        if (!(await papers.deletePaper(tx, companyId, id))) throw notFound();
        return shown(tx, actor);
      }),

    ownLink: async ({ actor, params: { id } }: Call<typeof contract.companyPaperFile>) =>
      link(actor, await papers.findOwnPaper(prisma, actor.id, id)),

    adminLink: async ({ actor, params: { id } }: Call<typeof contract.adminCompanyPaperFile>) =>
      link(actor, await papers.findPaper(prisma, id)),
  };
}

/** Documents by which the operator verifies companies. */
export const companyPaperModule: Module = {
  routes(register, deps) {
    const service = companyPaperService(deps);
    register(contract.verificationGet, service.get);
    register(contract.companyPaperSend, service.send);
    register(contract.companyPaperRemove, service.remove);
    register(contract.companyPaperFile, service.ownLink);
    register(contract.adminCompanyPaperFile, service.adminLink);
  },
  tables: { company_paper: 'company-papers' },
  ownData: { 'company-papers': papers.findOwnPapers },
  on: { 'company.left': papers.transferPapers },
  uploads: { 'company_paper.upload_id': 'private' },
  showsFile: { noun: paperNoun, may: papers.mayOpenPaper },
};
