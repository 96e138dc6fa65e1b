import * as application from '@acheep/contract/hiring/application';
import * as sent from '@acheep/contract/hiring/application-resume';
import * as easy from '@acheep/contract/hiring/easy-apply';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Register } from '../../../module.ts';
import { networkOf } from '../../../plumbing/network.ts';
import { sendPdf } from '../../../plumbing/pdf/send-pdf.ts';
import { applicationService } from './application.service.ts';
import { decisionService } from './application-decision.service.ts';
import { applicationResumeService } from './application-resume.service.ts';
import { easyApplyService } from './easy-apply.service.ts';

export function applicationRoutes(register: Register, deps: Deps, api: FastifyInstance) {
  const applications = applicationService(deps);
  const decisions = decisionService(deps);
  const resumes = applicationResumeService(deps);
  const visitors = easyApplyService(deps);

  register(application.applicationCreate, async ({ tx, actor, body }) => ({
    data: await applications.apply(tx, actor, body),
  }));
  register(easy.easyApplyState, async () => ({ data: { on: await visitors.isOn() } }));
  register(easy.easyApply, async ({ body, locale, request }) => {
    await visitors.hold(body, locale, networkOf(request.ip));
    return { data: null };
  });
  register(easy.pendingApplicationGet, async ({ actor, query }) => ({
    data: await visitors.waiting(actor, query.jobId),
  }));
  register(application.candidateList, ({ actor, query }) => applications.listCandidates(actor, query));
  register(application.candidateGet, async ({ actor, params }) => ({
    data: await applications.get(actor, params.id),
  }));
  register(application.applicationCv, async ({ actor, params }) => ({
    data: await applications.cvLink(actor, params.id),
  }));
  register(sent.applicationAttachment, async ({ actor, params, body }) => ({
    data: await resumes.attachmentLink(actor, params.id, body.attachmentId),
  }));
  register(sent.applicationPdfLink, async ({ actor, params, body }) => ({
    data: await resumes.link(actor, params.id, body),
  }));
  // Signed links return the bytes of a PDF, which the contract cannot describe.
  api.get<{ Params: { token: string } }>('/application/pdf/:token', async ({ params }, reply) =>
    sendPdf(reply, await resumes.open(params.token)),
  );
  register(application.applicationDecide, async ({ actor, params, body }) => {
    await decisions.decide(actor, params.id, body);
    return { data: await applications.get(actor, params.id) };
  });
  register(application.applicationsDecide, async ({ actor, body }) => ({
    data: await decisions.decideSeveral(actor, body),
  }));
  register(application.applicationWithdraw, async ({ tx, actor, params }) => {
    await decisions.withdraw(tx, actor, params.id);
    return { data: await applications.getOwn(tx, actor, params.id) };
  });
  register(application.appliedJobList, ({ actor, query }) => applications.listAppliedJobs(actor, query));
  register(application.appliedJobGet, async ({ actor, params }) => ({
    data: await applications.getAppliedJob(actor, params.id),
  }));
}
