import { z } from 'zod';
import { articleKinds } from '../content/article-option.ts';
import { gatheringKinds } from '../events/gathering-option.ts';
import { statusCounts } from '../hiring/application.ts';
import { interviewFormats } from '../hiring/interview-option.ts';
import { choice } from '../kernel/choice.ts';
import { endpoint, one } from '../kernel/endpoint.ts';
import { todayEvents, todayWaits } from './today-option.ts';

/** Days that the numbers of a dashboard go back; each is told beside that of as many days before. */
export const dashboardDays = 30;
/** The operator is told of so many besides. */
export const dashboardWeek = 7;
/** A job that closes within so many days waits for a decision. */
export const closingSoonDays = 7;
/** Entries of each list at most; how many there are is said beside. */
export const dashboardEntries = 5;

const waiting = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject({
    total: z.int().nonnegative(),
    /** The most urgent first. */
    entries: z.array(z.strictObject({ _id: z.uuid(), ...shape })),
  });

const company = z.strictObject({ name: z.string(), nameKm: z.string().nullable() });

const compared = z.strictObject({
  /** In the last days, and in as many days before them. */
  now: z.int().nonnegative(),
  before: z.int().nonnegative(),
});
export type Compared = z.infer<typeof compared>;

const talk = { startsAt: z.iso.datetime(), format: choice(interviewFormats) };

const recruiterDashboard = z.strictObject({
  role: z.literal('recruiter'),
  /** Jobs with applications that nobody has opened, and how many there are of those in all. */
  unseen: waiting({ title: z.string(), applications: z.int(), latestAt: z.iso.datetime() }).extend({
    applications: z.int().nonnegative(),
  }),
  /** What is agreed for today and not over, the earliest first. */
  interviews: waiting({
    ...talk,
    application: z.strictObject({ _id: z.uuid(), name: z.string() }),
    title: z.string(),
  }),
  closing: waiting({ title: z.string(), closingDate: z.iso.date(), applications: z.int() }),
  /** Those that are published by themselves come first, with their day. */
  drafts: waiting({
    title: z.string(),
    scheduledOn: z.iso.date().nullable(),
    updatedAt: z.iso.datetime(),
  }),
  /** Orders that are not confirmed yet, and whether a payment slip came with them. */
  orders: waiting({ number: z.string(), hasSlip: z.boolean() }),
  /** Jobs that are open, and all that were ever written. */
  openJobs: z.int().nonnegative(),
  jobs: z.int().nonnegative(),
  views: compared,
  applications: compared,
  shortlisted: compared,
  /** The last days, the oldest first, those on which nothing happened too. */
  days: z.array(z.strictObject({ day: z.iso.date(), views: z.int(), applications: z.int() })),
  /** Applications for the jobs that are open, by state. */
  counts: statusCounts,
});
export type RecruiterDashboard = z.infer<typeof recruiterDashboard>;

const seekerDashboard = z.strictObject({
  role: z.literal('user'),
  /** One's own applications, in the states that one has been told of. */
  counts: statusCounts,
  /** What is agreed and not over; those that still wait for an answer have no time yet. */
  interviews: waiting({
    startsAt: z.iso.datetime().nullable(),
    application: z.strictObject({ _id: z.uuid() }),
    title: z.string(),
    company,
  }),
  /** Saved jobs that are open and close soon, and that one has not applied for. */
  closing: waiting({ title: z.string(), company, closingDate: z.iso.date() }),
});
export type SeekerDashboard = z.infer<typeof seekerDashboard>;

const gathering = { kind: choice(gatheringKinds), title: z.string() };

const trainerDashboard = z.strictObject({
  role: z.literal('trainer'),
  /** What of one's company is open and not over, with who comes; what begins or goes on next first. */
  upcoming: waiting({
    ...gathering,
    nextAt: z.iso.datetime(),
    registered: z.int(),
    seats: z.int().nullable(),
    waiting: z.int(),
  }),
  drafts: waiting({ ...gathering, updatedAt: z.iso.datetime() }),
  /** Trainings and events that are open, and all that were ever written. */
  open: z.int().nonnegative(),
  all: z.int().nonnegative(),
  registrations: compared,
});
export type TrainerDashboard = z.infer<typeof trainerDashboard>;

const editorDashboard = z.strictObject({
  role: z.literal('editor'),
  /** Texts that are not public yet, the one that was edited last first. */
  drafts: waiting({
    title: z.string().nullable(),
    titleKm: z.string().nullable(),
    kind: choice(articleKinds),
    updatedAt: z.iso.datetime(),
  }),
  /** Texts that everybody sees, and those that everybody will see from a moment on. */
  texts: z.int().nonnegative(),
  planned: z.int().nonnegative(),
  /** Shown today. */
  banners: z.int().nonnegative(),
  services: z.int().nonnegative(),
});
export type EditorDashboard = z.infer<typeof editorDashboard>;

const adminDashboard = z.strictObject({
  role: z.literal('admin'),
  /** What waits for the operator, and since when the oldest does; what nothing waits of is left out. */
  waits: z.array(
    z.strictObject({ what: choice(todayWaits), count: z.int().positive(), oldestAt: z.iso.datetime() }),
  ),
  openJobs: z.int().nonnegative(),
  /**
   * What happened in the last days, today included. `days` begins with `firstDay`. What is billed is in minor units of
   * its currency, without what was paid back.
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
  summary: 'What waits for whoever is signed in, and their numbers; what that is depends on the role',
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

/** @collected by `kernel/pages.ts`. */
export const pages = ['/dashboard'] as const;
