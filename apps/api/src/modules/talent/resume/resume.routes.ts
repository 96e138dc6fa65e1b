import * as resume from '@acheep/contract/talent/resume';
import type { Deps } from '../../../deps.ts';
import type { Register } from '../../../module.ts';
import { resumeService } from './resume.service.ts';

export function resumeRoutes(register: Register, deps: Deps) {
  const resumes = resumeService(deps);

  register(resume.ownResumeGet, async ({ actor }) => ({ data: await resumes.own(actor) }));

  register(resume.resumePersonal, async ({ actor, body }) => ({
    data: await resumes.save(actor, 'personal', body),
  }));
  register(resume.resumeObjective, async ({ actor, body }) => ({
    data: await resumes.save(actor, 'objective', body),
  }));
  register(resume.resumeExpected, async ({ actor, body }) => ({
    data: await resumes.save(actor, 'expected', body),
  }));
  register(resume.resumeWork, async ({ actor, body }) => ({
    data: await resumes.save(actor, 'work', body),
  }));
  register(resume.resumeEducation, async ({ actor, body }) => ({
    data: await resumes.save(actor, 'education', body),
  }));
  register(resume.resumeSkills, async ({ actor, body }) => ({
    data: await resumes.save(actor, 'skills', body),
  }));
  register(resume.resumeLanguages, async ({ actor, body }) => ({
    data: await resumes.save(actor, 'languages', body),
  }));
  register(resume.resumeTrainings, async ({ actor, body }) => ({
    data: await resumes.save(actor, 'trainings', body),
  }));
  register(resume.resumeReferees, async ({ actor, body }) => ({
    data: await resumes.save(actor, 'references', body),
  }));
  register(resume.resumeAttachments, async ({ actor, body }) => ({
    data: await resumes.save(actor, 'attachments', body),
  }));
  register(resume.resumeVisible, async ({ actor, body }) => ({
    data: await resumes.save(actor, 'visibility', body),
  }));
}
