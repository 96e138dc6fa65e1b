import { z } from 'zod';
import { companyOfJob, jobCard } from '../jobs/job.ts';
import { reference } from '../jobs/reference.ts';
import { choice } from '../kernel/choice.ts';
import { endpoint, nothing, one, page, record } from '../kernel/endpoint.ts';
import type { Errors } from '../kernel/error.ts';
import { named } from '../kernel/field-label.ts';
import { isLinkFree } from '../kernel/link-free.ts';
import { newestFirst } from '../kernel/list.ts';
import { listQuery } from '../kernel/list-query.ts';
import { id, text } from '../kernel/text.ts';
import { invitationStates } from './invitation-option.ts';
import { talentCard } from './talent.ts';

/** Maximum invitations of a company per day in Phnom Penh: to jobs, and to trainings. */
export const maxInvitationsPerDay = { job: 50, training: 20 } as const;
/** Maximum invitations that one person gets from one company in thirty days. */
export const maxInvitationsPerMonth = 3;

export const invitationMessageLength = 600;

const talentId = named(id, 'CV', 'ប្រវត្តិរូប');
const message = named(
  text(invitationMessageLength).refine(isLinkFree, { error: 'no_links' }),
  'message',
  'សារ',
).optional();

export const jobInvitationBody = z.strictObject({
  talentId,
  /** Open job of the company. */
  jobId: named(id, 'job', 'ការងារ'),
  message,
});

export const trainingInvitationBody = z.strictObject({
  talentId,
  /** Training of the company that is open for registration. */
  gatheringId: named(id, 'training', 'វគ្គបណ្ដុះបណ្ដាល'),
  message,
});

/** Training named in an invitation. */
const invitedTraining = z.strictObject({
  /** Null for early invitations, which described the training in words, and for archived trainings. */
  _id: z.uuid().nullable(),
  title: z.string(),
  startsOn: z.iso.date(),
  online: z.boolean(),
  place: z.string().nullable(),
  province: reference.nullable(),
  /** Further details of a training described in words. */
  link: z.string().nullable(),
});
export type InvitedTraining = z.infer<typeof invitedTraining>;

const common = {
  ...record,
  state: choice(invitationStates),
  message: z.string().nullable(),
};

/**
 * Invitation for its recipient.
 *
 * @collected by the description of the API.
 */
export const invitation = z.discriminatedUnion('kind', [
  z.strictObject({ ...common, kind: z.literal('job'), company: companyOfJob, job: jobCard }),
  z.strictObject({
    ...common,
    kind: z.literal('training'),
    company: companyOfJob,
    training: invitedTraining,
  }),
]);
export type Invitation = z.infer<typeof invitation>;

const sent = {
  ...common,
  /** Sender; null once the account is gone. */
  by: z.string().nullable(),
};

/**
 * Invitation for the company that sent it.
 *
 * @collected by the description of the API.
 */
export const sentInvitation = z.discriminatedUnion('kind', [
  z.strictObject({
    ...sent,
    kind: z.literal('job'),
    job: z.strictObject({ _id: z.uuid(), title: z.string() }),
  }),
  z.strictObject({ ...sent, kind: z.literal('training'), training: invitedTraining }),
]);
export type SentInvitation = z.infer<typeof sentInvitation>;

/** Sent invitation in a list, with its recipient. */
const listedInvitation = z.strictObject({ ...record, talent: talentCard, invitation: sentInvitation });
export type ListedInvitation = z.infer<typeof listedInvitation>;

/** Facts that a company may know before it invites somebody. */
const talentInvitations = z.strictObject({
  /** True when they accept invitations from the caller's role. */
  wanted: z.boolean(),
  /** Invitations from this company, latest first. */
  sent: z.array(sentInvitation),
});

/** Consent to invitations, by kind of sender. */
const invitationChoice = z.strictObject({
  recruiters: named(z.boolean(), 'invitations from recruiters', 'ការអញ្ជើញពីអ្នកជ្រើសរើសបុគ្គលិក'),
  trainers: named(z.boolean(), 'invitations from trainers', 'ការអញ្ជើញពីគ្រូបណ្ដុះបណ្ដាល'),
});
export type InvitationChoice = z.infer<typeof invitationChoice>;

export const invitationList = endpoint({
  method: 'GET',
  path: '/invitation',
  access: 'Invitation',
  summary: "List the caller's invitations to jobs and trainings, newest first; listing marks them as seen",
  query: listQuery(newestFirst),
  response: page(invitation),
});

export const invitationDecline = endpoint({
  method: 'PUT',
  path: '/invitation/:id/decline',
  access: 'Invitation',
  summary: 'Decline an invitation; idempotent',
  response: nothing,
  limit: 'work',
});

export const invitationReconsider = endpoint({
  method: 'DELETE',
  path: '/invitation/:id/decline',
  access: 'Invitation',
  summary: 'Undo declining an invitation; idempotent',
  response: nothing,
  limit: 'work',
});

export const invitationChoiceGet = endpoint({
  method: 'GET',
  path: '/invitation/choice',
  access: 'Invitation',
  summary: 'Get whether recruiters and trainers may invite the caller',
  response: one(invitationChoice),
});

export const invitationChoiceUpdate = endpoint({
  method: 'PUT',
  path: '/invitation/choice',
  access: 'Invitation',
  summary: 'Set whether recruiters and trainers may invite the caller',
  body: invitationChoice,
  response: one(invitationChoice),
  limit: 'work',
});

export const invitationSentList = endpoint({
  method: 'GET',
  path: '/invitation/sent',
  access: 'Talent',
  summary:
    "List the invitations sent by the caller's company, newest first, to job seekers it may still find",
  query: listQuery(newestFirst),
  response: page(listedInvitation),
});

export const invitationTalentGet = endpoint({
  method: 'GET',
  path: '/invitation/talent/:id',
  access: 'Talent',
  summary: "Get whether a job seeker accepts invitations, and those that the caller's company has sent them",
  response: one(talentInvitations),
});

export const jobInvitationCreate = endpoint({
  method: 'POST',
  path: '/invitation/job',
  access: 'PostJob',
  right: 'hire',
  summary: `Invite a job seeker to apply for an open job of the caller's company, once per job; ${maxInvitationsPerDay.job} per day and company, ${maxInvitationsPerMonth} per job seeker in thirty days`,
  body: jobInvitationBody,
  response: one(sentInvitation),
  status: 201,
  idempotent: true,
  limit: 'edit',
});

export const trainingInvitationCreate = endpoint({
  method: 'POST',
  path: '/invitation/training',
  access: 'Trainer',
  right: 'hire',
  summary: `Invite a job seeker to a training of the caller's company that is open to registration, once per training; ${maxInvitationsPerDay.training} per day and company, ${maxInvitationsPerMonth} per job seeker in thirty days`,
  body: trainingInvitationBody,
  response: one(sentInvitation),
  status: 201,
  idempotent: true,
  limit: 'edit',
});

/** @collected by `errors.ts`. */
export const errors = {
  'invite.exists': {
    status: 409,
    en: 'Your company has already invited this person to this.',
    km: 'ក្រុមហ៊ុនរបស់អ្នកបានអញ្ជើញបេក្ខជននេះរួចហើយ។',
  },
  'invite.applied': {
    status: 409,
    en: 'This person has already applied for this job.',
    km: 'បេក្ខជននេះបានដាក់ពាក្យសុំការងារនេះរួចហើយ។',
  },
  'invite.not_wanted': {
    status: 409,
    en: 'This person doesn’t want invitations.',
    km: 'បេក្ខជននេះមិនចង់ទទួលការអញ្ជើញទេ។',
  },
  'invite.most_a_day': {
    status: 429,
    en: 'Your company has reached today’s limit of {most} invitations. Try again tomorrow.',
    km: 'ថ្ងៃនេះ ក្រុមហ៊ុនរបស់អ្នកបានផ្ញើការអញ្ជើញគ្រប់ចំនួនកំណត់ {most} ហើយ។ សូមព្យាយាមម្ដងទៀតនៅថ្ងៃស្អែក។',
  },
  'invite.most_a_month': {
    status: 409,
    en: 'Your company has invited this person {most} times in the last 30 days, which is the limit. Try again later.',
    km: 'ក្រុមហ៊ុនរបស់អ្នកបានអញ្ជើញបេក្ខជននេះ {most} ដងក្នុងរយៈពេល 30 ថ្ងៃចុងក្រោយ ដែលជាចំនួនកំណត់។ សូមព្យាយាមម្ដងទៀតនៅពេលក្រោយ។',
  },
} satisfies Errors;

/** @collected by `pages.ts`. */
export const pages = ['/talent/invited', '/manage-invitation'] as const;
