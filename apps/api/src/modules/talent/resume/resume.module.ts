import type { Module } from '../../../module.ts';
import { countShown } from './resume.repository.ts';
import { resumeRoutes } from './resume.routes.ts';
import { findJsonResume } from './resume-data.repository.ts';
import { resumePdfRoutes } from './resume-pdf.routes.ts';
import { resumeReadingRoutes } from './resume-reading.routes.ts';

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
