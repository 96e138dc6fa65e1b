import * as resume from '@acheep/contract/talent/resume';
import { resumePdfLink } from '@acheep/contract/talent/resume-pdf';
import { resumeReading } from '@acheep/contract/talent/resume-reading';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { sendPdf } from '../../../plumbing/pdf/send-pdf.ts';
import { countShown } from './resume.repository.ts';
import { resumeService } from './resume.service.ts';
import { findJsonResume } from './resume-data.repository.ts';
import { resumePdfService } from './resume-pdf.service.ts';
import { resumeReadingService } from './resume-reading.service.ts';

function resumeRoutes(register: Register, deps: Deps) {
  const resumes = resumeService(deps);

  register(resume.ownResumeGet, resumes.own);

  register(resume.resumePersonal, ({ actor, body }) => resumes.save(actor, 'personal', body));
  register(resume.resumeObjective, ({ actor, body }) => resumes.save(actor, 'objective', body));
  register(resume.resumeExpected, ({ actor, body }) => resumes.save(actor, 'expected', body));
  register(resume.resumeWork, ({ actor, body }) => resumes.save(actor, 'work', body));
  register(resume.resumeEducation, ({ actor, body }) => resumes.save(actor, 'education', body));
  register(resume.resumeSkills, ({ actor, body }) => resumes.save(actor, 'skills', body));
  register(resume.resumeLanguages, ({ actor, body }) => resumes.save(actor, 'languages', body));
  register(resume.resumeTrainings, ({ actor, body }) => resumes.save(actor, 'trainings', body));
  register(resume.resumeReferees, ({ actor, body }) => resumes.save(actor, 'references', body));
  register(resume.resumeAttachments, ({ actor, body }) => resumes.save(actor, 'attachments', body));
  register(resume.resumeVisible, ({ actor, body }) => resumes.save(actor, 'visibility', body));
}

function resumePdfRoutes(register: Register, deps: Deps, api: FastifyInstance) {
  const resumes = resumePdfService(deps);

  register(resumePdfLink, resumes.link);

  // Signed links return the bytes of a PDF, which the contract cannot describe.
  api.get<{ Params: { token: string } }>('/users/resume/pdf/:token', async ({ params }, reply) =>
    sendPdf(reply, await resumes.open(params.token)),
  );
}

function resumeReadingRoutes(register: Register, deps: Deps) {
  const readings = resumeReadingService(deps);

  register(resumeReading, readings.read);
}

export const resumeModule: Module = {
  routes(register, deps, api) {
    resumeRoutes(register, deps);
    resumePdfRoutes(register, deps, api);
    resumeReadingRoutes(register, deps);
  },
  tables: {
    resume: 'resume-en',
    resume_work: 'resume-en',
    resume_education: 'resume-en',
    resume_skill: 'resume-en',
    resume_language: 'resume-en',
    resume_training: 'resume-en',
    resume_reference: 'resume-en',
    resume_attachment: 'resume-en',
  },
  ownData: { 'resume-en': findJsonResume('en'), 'resume-km': findJsonResume('km') },
  uploads: { 'resume_attachment.upload_id': 'private' },
  showsFile: {
    noun: 'resume',
    may: async (db, { id, uploadId }) => (await countShown(db, { id, uploadId })) > 0,
  },
};
