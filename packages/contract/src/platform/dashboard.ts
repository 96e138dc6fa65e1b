import { z } from 'zod';
import { articleKinds } from '../content/article-option.ts';
import { gatheringKinds } from '../events/gathering-option.ts';
import { statusCounts } from '../hiring/application.ts';
import { interviewFormats } from '../hiring/interview-option.ts';
import { jobCard } from '../jobs/job.ts';
import { choice } from '../kernel/choice.ts';
import { endpoint, one } from '../kernel/endpoint.ts';
import { todayEvents, todayWaits } from './today-option.ts';

/** Period of a dashboard's numbers, in days; each is compared with the same period before. */
export const dashboardDays = 30;
/** Days for which candidates are listed as unanswered, and interviews as without a scorecard. */
export const unansweredDays = 90;
export const unscoredDays = 30;
/** Additional, shorter period for the operator, in days. */
export const dashboardWeek = 7;
/** Days before closing from which a job is listed for a decision. */
export const closingSoonDays = 7;
/** Maximum entries of each list, which also states its total. */
export const dashboardEntries = 5;

const waiting = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject({
    total: z.int().nonnegative(),
    /** Most urgent first. */
    entries: z.array(z.strictObject({ _id: z.uuid(), ...shape })),
  });

const compared = z.strictObject({
  /** Counts for the period, and for the one before. */
  now: z.int().nonnegative(),
  before: z.int().nonnegative(),
});
export type Compared = z.infer<typeof compared>;

const candidate = z.strictObject({ _id: z.uuid(), name: z.string() });

const talk = {
  startsAt: z.iso.datetime(),
  format: choice(interviewFormats),
  address: z.string().nullable(),
  link: z.string().nullable(),
  /** The candidate's. */
  phone: z.string().nullable(),
  interviewers: z.array(z.string()),
  application: candidate,
  title: z.string(),
};

const recruiterDashboard = z.strictObject({
  role: z.literal('recruiter'),
  /** Today's agreed interviews that are not over, earliest first. */
  interviews: waiting(talk),
  /** The next one, where there is none today. */
  nextInterview: z.strictObject({ _id: z.uuid(), ...talk }).nullable(),
  /** Received candidates of the last `unansweredDays` who have heard nothing, those first who have waited longest. */
  unanswered: waiting({ name: z.string(), title: z.string(), createdAt: z.iso.datetime() }),
  /** Interviews of the caller in the last `unscoredDays` that lack their scorecard, those first that are longest over. */
  unscored: waiting({ application: candidate, title: z.string(), endedAt: z.iso.datetime() }),
  closing: waiting({ title: z.string(), closingDate: z.iso.date(), applications: z.int() }),
  /** Scheduled ones first, with their day. */
  drafts: waiting({
    title: z.string(),
    scheduledOn: z.iso.date().nullable(),
    updatedAt: z.iso.datetime(),
  }),
  /** Unconfirmed orders, and whether each has a payment slip. */
  orders: waiting({ number: z.string(), hasSlip: z.boolean() }),
  /** Open jobs, those ever published, and all ever created. */
  openJobs: z.int().nonnegative(),
  publishedJobs: z.int().nonnegative(),
  jobs: z.int().nonnegative(),
  views: compared,
  applications: compared,
  shortlisted: compared,
  /** Days of the period, oldest first, days without events included. */
  days: z.array(z.strictObject({ day: z.iso.date(), views: z.int(), applications: z.int() })),
  /** Applications to open jobs, by state. */
  counts: statusCounts,
});
export type RecruiterDashboard = z.infer<typeof recruiterDashboard>;

/** A job seeker's own work is on the home page, which asks for this part of it. */
const seekerDashboard = z.strictObject({
  role: z.literal('user'),
  /** Saved open jobs that close soon and to which the user has not applied. */
  closing: waiting(jobCard.shape),
});

const gathering = { kind: choice(gatheringKinds), title: z.string() };

const trainerDashboard = z.strictObject({
  role: z.literal('trainer'),
  /** Company's open gatherings that are not over, with their participants; next or current session first. */
  upcoming: waiting({
    ...gathering,
    nextAt: z.iso.datetime(),
    registered: z.int(),
    seats: z.int().nullable(),
    waiting: z.int(),
  }),
  drafts: waiting({ ...gathering, updatedAt: z.iso.datetime() }),
  /** Open gatherings, and all ever created. */
  open: z.int().nonnegative(),
  all: z.int().nonnegative(),
  registrations: compared,
});
export type TrainerDashboard = z.infer<typeof trainerDashboard>;

const editorDashboard = z.strictObject({
  role: z.literal('editor'),
  /** Unpublished articles, last edited first. */
  drafts: waiting({
    title: z.string().nullable(),
    titleKm: z.string().nullable(),
    kind: choice(articleKinds),
    updatedAt: z.iso.datetime(),
  }),
  /** Published articles, and scheduled ones. */
  texts: z.int().nonnegative(),
  planned: z.int().nonnegative(),
  /** Shown today. */
  banners: z.int().nonnegative(),
  services: z.int().nonnegative(),
});
export type EditorDashboard = z.infer<typeof editorDashboard>;

/** Items that await the operator, with the age of the oldest; empty queues are left out. */
const adminWaits = z.array(
  z.strictObject({ what: choice(todayWaits), count: z.int().positive(), oldestAt: z.iso.datetime() }),
);

const adminDashboard = z.strictObject({
  role: z.literal('admin'),
  waits: adminWaits,
  openJobs: z.int().nonnegative(),
  /**
   * Events of the last days, today included. `days` begins with `firstDay`. Revenue is in minor units of its currency,
   * refunds deducted.
   */
  firstDay: z.iso.date(),
  happened: z.array(
    z.strictObject({
      what: choice(todayEvents),
      week: compared,
      month: compared,
      days: z.array(z.int().nonnegative()).length(dashboardDays),
    }),
  ),
});
export type AdminDashboard = z.infer<typeof adminDashboard>;

export const dashboardGet = endpoint({
  method: 'GET',
  path: '/dashboard',
  access: 'Dashboard',
  summary: "Get the caller's pending tasks and statistics, depending on the role",
  response: one(
    z.discriminatedUnion('role', [
      recruiterDashboard,
      seekerDashboard,
      trainerDashboard,
      editorDashboard,
      adminDashboard,
    ]),
  ),
});

export const adminWaiting = endpoint({
  method: 'GET',
  path: '/admin/waiting',
  access: 'Admin',
  summary: 'Get the numbers of items that await the operator, as in the menu',
  response: one(adminWaits),
});

/** @collected by `pages.ts`. */
export const pages = ['/dashboard'] as const;
