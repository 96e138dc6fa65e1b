import type { Limit } from './endpoint.ts';
import { mailsADay } from './limit-account.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

// Many people share one address: a school, an office, the customers of a mobile network. So limits by address are
// wide, and spare those who signed in from there before; the narrow ones are by what one person does. What may be
// tried on one account is counted over all addresses. How long a guesser needs: decision 016.

export const applyLimits = [
  { name: 'apply', tries: 60, seconds: hour, by: 'person' },
] as const satisfies Limit[];

/** Applying without an account, which is signing up, too. */
export const easyApplyLimits = [
  { name: 'easy-apply-address', tries: 300, seconds: hour, by: 'address' },
  { name: 'easy-apply-account', ...mailsADay },
  { name: 'easy-apply', tries: 5, seconds: hour, by: 'email+address' },
] as const satisfies Limit[];

/** Decisions on candidates, one by one or a hundred at a time: each has a mail. */
export const decisionLimits = [
  { name: 'decision', tries: 600, seconds: hour, by: 'person' },
] as const satisfies Limit[];

/** Notes, ratings and tags of candidates, together. */
export const candidateLimits = [
  { name: 'candidate', tries: 600, seconds: hour, by: 'person' },
] as const satisfies Limit[];

/** Proposing, changing, cancelling and answering interviews: each has a mail. */
export const interviewLimits = [
  { name: 'interview', tries: 200, seconds: hour, by: 'person' },
] as const satisfies Limit[];

/** Calls with mailed links, of all who share an address. Nobody guesses one: this is for the database's sake. */
export const interviewLinkLimits = [
  { name: 'interview-link', tries: 600, seconds: hour, by: 'address' },
] as const satisfies Limit[];

/**
 * Calls with the links of invitations to a company. Whoever invites themselves has one that works: each try to make an
 * account with it costs a password's hash.
 */
export const invitationLinkLimits = [
  { name: 'invitation-link', tries: 300, seconds: hour, by: 'address' },
] as const satisfies Limit[];

/** Whole lists of candidates at once. */
export const candidateTableLimits = [
  { name: 'candidate-table', tries: 60, seconds: hour, by: 'person' },
] as const satisfies Limit[];

/** Messages to candidates, up to hundreds in a call; how many people a company writes to in a day is counted besides. */
export const messageLimits = [
  { name: 'message', tries: 120, seconds: hour, by: 'person' },
] as const satisfies Limit[];

/** Templates of messages. */
export const messageTemplateLimits = [
  { name: 'message-template', tries: 240, seconds: hour, by: 'person' },
] as const satisfies Limit[];

/** Registering for trainings and events, and giving seats back, together: each has a mail. */
export const registrationLimits = [
  { name: 'registration', tries: 120, seconds: hour, by: 'person' },
] as const satisfies Limit[];

/** What is noted of participants, many in a call. */
export const participantLimits = [
  { name: 'participant', tries: 2400, seconds: hour, by: 'person' },
] as const satisfies Limit[];

/** Whole lists of participants at once. */
export const participantTableLimits = [
  { name: 'participant-table', tries: 120, seconds: hour, by: 'person' },
] as const satisfies Limit[];

/** Numbers of certificates that are looked up, of all who share an address. Nobody guesses one of a million millions. */
export const certificateCheckLimits = [
  { name: 'certificate-check', tries: 300, seconds: hour, by: 'address' },
] as const satisfies Limit[];

/** Saving something for later and taking it out again, together. */
export const bookmarkLimits = [
  { name: 'bookmark', tries: 300, seconds: hour, by: 'person' },
] as const satisfies Limit[];

/** Saving searches, changing and deleting them, together. */
export const alertLimits = [
  { name: 'job-alert', tries: 120, seconds: hour, by: 'person' },
] as const satisfies Limit[];

/** Tokens of mails that are tried; those of a whole office come from one address. */
export const unsubscribeLimits = [
  { name: 'unsubscribe', tries: 300, seconds: hour, by: 'address' },
] as const satisfies Limit[];

/** The same of links that ask whether a company may write. */
export const consentLinkLimits = [
  { name: 'consent-link', tries: 600, seconds: hour, by: 'address' },
] as const satisfies Limit[];

/** Marking what was told as read, and choosing what one is told, together. */
export const notificationLimits = [
  { name: 'notification', tries: 600, seconds: hour, by: 'person' },
] as const satisfies Limit[];

/** Ignoring companies and showing them again, together. */
export const ignoredCompanyLimits = [
  { name: 'ignored-company', tries: 300, seconds: hour, by: 'person' },
] as const satisfies Limit[];

/** Fitting jobs and candidates, which are looked for anew each time: a dashboard that is opened again and again. */
export const fittingLimits = [
  { name: 'fitting', tries: 300, seconds: hour, by: 'person' },
] as const satisfies Limit[];

/**
 * New jobs, copies among them. Recruiters who type them get nowhere near; who fills the list with made-up ones, and
 * the search with their words, is stopped.
 */
export const jobCreateLimits = [
  { name: 'job-create', tries: 60, seconds: hour, by: 'person' },
  { name: 'job-create-day', tries: 200, seconds: day, by: 'person' },
] as const satisfies Limit[];

/** Saving what is there already: once a minute for a whole working day, and bursts when all jobs need one change. */
export const jobEditLimits = [
  { name: 'job-edit', tries: 240, seconds: hour, by: 'person' },
  { name: 'job-edit-day', tries: 600, seconds: day, by: 'person' },
] as const satisfies Limit[];

/** A new name has all jobs of the company filed anew. */
export const companyEditLimits = [
  { name: 'company-edit', tries: 60, seconds: hour, by: 'person' },
] as const satisfies Limit[];

/** Mails to colleagues. */
export const invitationLimits = [
  { name: 'invitation', tries: 30, seconds: day, by: 'person' },
] as const satisfies Limit[];

export const profileEditLimits = [
  { name: 'profile-edit', tries: 60, seconds: hour, by: 'person' },
] as const satisfies Limit[];

/** Sections of one's CV, which are saved while they are typed: once in three seconds, for an hour. */
export const resumeEditLimits = [
  { name: 'resume-edit', tries: 1200, seconds: hour, by: 'person' },
] as const satisfies Limit[];

/** Own CVs as PDFs: setting one takes some ten milliseconds of the one thread that does. */
export const resumePdfLimits = [
  { name: 'resume-pdf', tries: 200, seconds: hour, by: 'person' },
] as const satisfies Limit[];

/** Files that came with the CVs of candidates. */
export const receivedResumeLimits = [
  { name: 'received-resume', tries: 1200, seconds: hour, by: 'person' },
] as const satisfies Limit[];

/** CVs of others, one by one: more than anybody reads, and no way to take them all along. */
export const resumeReadLimits = [
  { name: 'resume-read', tries: 300, seconds: hour, by: 'person' },
] as const satisfies Limit[];

/** Opening whole CVs: what it takes is counted by the order. */
export const resumeOpenLimits = [
  { name: 'resume-open', tries: 300, seconds: hour, by: 'person' },
] as const satisfies Limit[];

/** Looking through the people who look for work, page by page. */
export const talentSearchLimits = [
  { name: 'talent-search', tries: 1200, seconds: hour, by: 'person' },
] as const satisfies Limit[];

/** CV files that are read: each takes up to some seconds of the one thread that does. */
export const resumeReadingLimits = [
  { name: 'resume-reading', tries: 30, seconds: hour, by: 'person' },
] as const satisfies Limit[];

/** Saving CVs for one's company, taking them out, and notes on them, together. */
export const savedTalentLimits = [
  { name: 'saved-talent', tries: 600, seconds: hour, by: 'person' },
] as const satisfies Limit[];

/** Writing entries of the feed: enough for who has news, too few for who would fill it. */
export const postCreateLimits = [
  { name: 'post', tries: 20, seconds: day, by: 'person' },
] as const satisfies Limit[];

/** Changing them, publishing and archiving, together. */
export const postEditLimits = [
  { name: 'post-edit', tries: 120, seconds: hour, by: 'person' },
] as const satisfies Limit[];

/** Invitations that are tried; how many are sent is counted by the company and the day. */
export const talentInvitationLimits = [
  { name: 'talent-invitation', tries: 120, seconds: hour, by: 'person' },
] as const satisfies Limit[];

/** What job seekers answer to invitations, and by whom they want them. */
export const invitationAnswerLimits = [
  { name: 'invitation-answer', tries: 300, seconds: hour, by: 'person' },
] as const satisfies Limit[];

/** Publishing, closing, reopening and archiving: twice as many, since each new job is closed one day. */
export const jobStatusLimits = [
  { name: 'job-status', tries: 120, seconds: hour, by: 'person' },
  { name: 'job-status-day', tries: 300, seconds: day, by: 'person' },
] as const satisfies Limit[];

/** New trainings and events, copies among them. */
export const gatheringCreateLimits = [
  { name: 'gathering-create', tries: 60, seconds: hour, by: 'person' },
  { name: 'gathering-create-day', tries: 200, seconds: day, by: 'person' },
] as const satisfies Limit[];

/** Saving those that are there already. */
export const gatheringEditLimits = [
  { name: 'gathering-edit', tries: 240, seconds: hour, by: 'person' },
  { name: 'gathering-edit-day', tries: 600, seconds: day, by: 'person' },
] as const satisfies Limit[];

/** Publishing, closing, opening again and archiving them. */
export const gatheringStatusLimits = [
  { name: 'gathering-status', tries: 120, seconds: hour, by: 'person' },
] as const satisfies Limit[];

/** Ordering packages, and all that is done with an order: each call of these keeps its answer for a day. */
export const orderLimits = [
  { name: 'order', tries: 60, seconds: hour, by: 'person' },
] as const satisfies Limit[];

/** Files that are brought in: each keeps the worker busy for a minute. */
export const importLimits = [
  { name: 'import', tries: 60, seconds: hour, by: 'person' },
] as const satisfies Limit[];

/** What the operator saves: packages and settings. */
export const operatorEditLimits = [
  { name: 'operator-edit', tries: 600, seconds: hour, by: 'person' },
] as const satisfies Limit[];

/** Each look writes a file, and talks to the mail server. */
export const healthLimits = [
  { name: 'site-health', tries: 60, seconds: hour, by: 'person' },
] as const satisfies Limit[];

export const uploadLimits = [
  { name: 'upload', tries: 60, seconds: hour, by: 'person' },
] as const satisfies Limit[];

/** Parts of videos, with those that are sent again, and what ends them. */
export const uploadPartLimits = [
  { name: 'upload-part', tries: 900, seconds: hour, by: 'person' },
] as const satisfies Limit[];

/** Files of people without an account: a school's computer room on the day before a closing date. */
export const temporaryUploadLimits = [
  { name: 'upload-temporary-day', tries: 300, seconds: day, by: 'address' },
  { name: 'upload-temporary', tries: 60, seconds: hour, by: 'address' },
] as const satisfies Limit[];

/** Searching the public list. Its pages without words are not counted: they cost little. */
export const searchLimits = [
  { name: 'search', tries: 1200, seconds: minute, by: 'address', only: 'search', block: 40 },
] as const satisfies Limit[];

/** Looks at jobs' pages, of all who share an address. */
export const jobViewLimits = [
  { name: 'job-view', tries: 3000, seconds: hour, by: 'address', block: 40 },
] as const satisfies Limit[];

/** Pages of the feed, and asking whether there is anything new in it, of all who share an address. */
export const feedLimits = [
  { name: 'feed', tries: 1200, seconds: minute, by: 'address', block: 40 },
] as const satisfies Limit[];

/** Looks at pages of entries of the feed. */
export const postViewLimits = [
  { name: 'post-view', tries: 1200, seconds: hour, by: 'address', block: 40 },
] as const satisfies Limit[];
