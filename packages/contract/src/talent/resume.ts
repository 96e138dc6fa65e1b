import { z } from 'zod';
import { reference } from '../jobs/reference.ts';
import { inBothLanguages } from '../kernel/bilingual.ts';
import { moment } from '../kernel/bound.ts';
import { choice } from '../kernel/choice.ts';
import { endpoint, one, record } from '../kernel/endpoint.ts';
import { named } from '../kernel/field-label.ts';
import { image } from '../kernel/image.ts';
import { line } from '../kernel/text.ts';
import { resumeVisibilities } from './resume-option.ts';
import { resumeAttachment, resumeBodies, resumeParts, resumePrivateParts } from './resume-part.ts';

/** Version from which the first edit of a CV starts: none exists yet, so that a faster save is not overwritten. */
export const noResumeYet = new Date(0).toISOString();

/** @collected by the description of the API. */
export const ownResume = z.strictObject({
  ...record,
  ...resumeParts,
  ...resumePrivateParts,
  visibility: choice(resumeVisibilities),
  showPhoto: z.boolean(),
  showExpected: z.boolean(),
  /** Photo of the profile, where it is shown. Links expire after some minutes. */
  photo: image.nullable(),
  attachments: z.array(resumeAttachment.extend({ path: z.string(), url: z.string() })),
});
export type OwnResume = z.infer<typeof ownResume>;

/** CV for other readers: without contact details and references. */
export const publicResume = z.strictObject({ ...record, ...resumeParts, photo: image.nullable() });
export type PublicResume = z.infer<typeof publicResume>;

/** Snapshot of a CV, stored with the application that it was sent with. */
export const resumeSnapshot = z.strictObject({
  takenAt: z.iso.datetime(),
  ...resumeParts,
  ...resumePrivateParts,
  /** Files by id: the owner of the snapshot refers to them, which protects them from deletion. */
  attachments: z.array(resumeAttachment.extend({ id: z.uuid() })),
});
export type ResumeSnapshot = z.infer<typeof resumeSnapshot>;

export const ownResumeGet = endpoint({
  method: 'GET',
  path: '/users/resume',
  access: 'Resume',
  summary:
    "Get the whole CV of the signed-in job seeker; null if there is none yet. The first of `phone` is the preferred number, and `email` is the account's unless the CV has its own",
  response: one(ownResume.nullable()),
});

/** Usual skills of a trade, and the category of its jobs. */
const tradeSkills = z.strictObject({ category: reference.nullable(), skills: z.array(inBothLanguages) });

export const resumeTradeGet = endpoint({
  method: 'GET',
  path: '/users/resume/trade',
  access: 'Resume',
  summary:
    'Get the usual skills of the trade that a title names in either language, and the category of its jobs',
  query: z.strictObject({ title: named(line(120), 'title or profession', 'មុខរបរ ឬមុខតំណែង') }),
  response: one(tradeSkills),
  limit: 'read',
});

/** A section is replaced as a whole, so a save must name the version of the CV that it started from. */
const begun = { updatedAt: named(moment, 'version', 'កំណែ') };

/** Saves one section of the user's CV; the first save creates the CV. */
const saves = <const P extends `/resume/${string}`, S extends z.ZodType>(path: P, body: S, section: string) =>
  endpoint({
    method: 'PUT',
    path,
    access: 'Resume',
    summary: `Save ${section} of the caller's CV, which is created with its first section; omitted fields are cleared`,
    body,
    response: one(ownResume),
    limit: 'work',
  });

export const resumePersonal = saves(
  '/resume/personal',
  resumeBodies.personal.safeExtend(begun),
  'the personal details',
);
export const resumeObjective = saves(
  '/resume/objective',
  resumeBodies.objective.safeExtend(begun),
  'the objective',
);
export const resumeExpected = saves(
  '/resume/expected',
  resumeBodies.expected.safeExtend(begun),
  'the expected job',
);
export const resumeWork = endpoint({
  ...saves('/resume/work', resumeBodies.work.safeExtend(begun), 'the work experience'),
  maxBodyBytes: 850_000,
});
export const resumeEducation = saves(
  '/resume/education',
  resumeBodies.education.safeExtend(begun),
  'the education',
);
export const resumeSkills = saves('/resume/skills', resumeBodies.skills.safeExtend(begun), 'the skills');
export const resumeLanguages = saves(
  '/resume/languages',
  resumeBodies.languages.safeExtend(begun),
  'the languages',
);
export const resumeTrainings = saves(
  '/resume/trainings',
  resumeBodies.trainings.safeExtend(begun),
  'the training',
);
export const resumeReferees = saves(
  '/resume/references',
  resumeBodies.references.safeExtend(begun),
  'the references',
);
export const resumeAttachments = saves(
  '/resume/attachments',
  resumeBodies.attachments.safeExtend(begun),
  'the attachments',
);
export const resumeVisible = saves(
  '/resume/visibility',
  resumeBodies.visibility.safeExtend(begun),
  'the visibility',
);

/** @collected by `pages.ts`. */
export const pages = [
  '/resume',
  '/resume/edit',
  '/resume/print',
  '/resume/questions',
  '/resume/search',
  '/resume/search/:id',
] as const;
