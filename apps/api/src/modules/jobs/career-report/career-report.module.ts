import { careerReportCsv, careerReportGet } from '@acheep/contract/jobs/career-report';
import { jobPayGet } from '@acheep/contract/jobs/job-pay';
import { locales } from '@acheep/contract/kernel/locale';
import { notFound } from '../../../error.ts';
import type { Module } from '../../../module.ts';
import { sendPdf } from '../../../plumbing/pdf/send-pdf.ts';
import { carryOut, task } from '../../../plumbing/task.ts';
import { careerReportDocument } from './career-report.document.ts';
import { careerReportService } from './career-report.service.ts';
import { makeCareerReport } from './career-report-make.service.ts';
import { jobPayService } from './job-pay.service.ts';

const careerReportMake = task(
  'career-report',
  { en: 'Compute the career report', km: 'គណនារបាយការណ៍ទីផ្សារការងារ' },
  { policy: 'short' },
);

/** Public report on the job market. */
export const careerReportModule: Module = {
  routes(register, deps, api) {
    const reports = careerReportService(deps);
    register(careerReportGet, () => reports.get());
    register(careerReportCsv, reports.csv);
    const pays = jobPayService(deps);
    register(jobPayGet, pays.of);
    // Not an endpoint of the contract: the response is the bytes of a PDF.
    api.get<{ Params: { language: string } }>('/career-report/pdf/:language', async ({ params }, reply) => {
      const locale = locales.find((one) => one === params.language);
      if (!locale) throw notFound();
      return sendPdf(reply, await reports.pdf(locale));
    });
  },
  found: { '/career-report': null },
  documents: (deps) => ({ '/career-report': careerReportDocument(deps) }),
  tasks: [carryOut(careerReportMake, makeCareerReport, { cron: '10 * * * *' })],
  tables: { career_report: { without: 'numbers of the market, which name nobody' } },
};
