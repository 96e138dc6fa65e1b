import { today } from '@acheep/contract/kernel/calendar';
import * as contract from '@acheep/contract/talent/resume-view';
import type { Module } from '../../../module.ts';
import { sendPdf } from '../../../plumbing/pdf/send-pdf.ts';
import { forgetNamed } from './resume-named.repository.ts';
import { eachView, mayOpenFile } from './resume-view.repository.ts';
import { openedNoun, resumeViewService } from './resume-view.service.ts';
import { openedPdfService } from './resume-view-pdf.service.ts';

export const resumeViewModule: Module = {
  routes(register, deps, api) {
    const resumes = resumeViewService(deps);
    const papers = openedPdfService(deps);
    register(contract.resumeList, resumes.page);
    register(contract.resumeGet, resumes.read);
    register(contract.resumeOpen, resumes.open);
    register(contract.cvViewsGet, resumes.views);
    register(contract.openedResumePdf, papers.link);
    register(contract.resumeViewerList, resumes.viewers);
    register(contract.resumeStatisticsGet, resumes.numbers);

    // Signed links return the bytes of a PDF, which the contract cannot describe.
    api.get<{ Params: { token: string } }>('/resume/pdf/:token', async ({ params }, reply) =>
      sendPdf(reply, await papers.open(params.token)),
    );
  },
  tables: {
    resume_view: 'cv-views',
    resume_named: { without: 'ids of CVs that were read, until the day is over' },
  },
  sweep: ({ database: { prisma }, now }) => forgetNamed(prisma, new Date(today(now()))),
  authors: ['resume_view.opened_by_id'],
  ownData: { 'cv-views': eachView },
  showsFile: { noun: openedNoun, may: mayOpenFile },
};
