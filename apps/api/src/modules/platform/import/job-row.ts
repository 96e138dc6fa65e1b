import { closedJob, jobDraft, publishableJob } from '@acheep/contract/jobs/job-draft';
import type { ApplyWay } from '@acheep/contract/jobs/job-option';
import { minorUnits } from '@acheep/contract/kernel/money';
import { check } from '@acheep/contract/kernel/validation';
import { importColumns } from '@acheep/contract/platform/import-column';
import type { Draft } from '../../jobs/job/job-draft.repository.ts';
import { entriesOf, phoneIn, salaryIn } from './cell-value.ts';
import type { Context } from './import-context.ts';
import type { Fault } from './import-fault.ts';
import { filled, type RowReader, rowReader } from './row-field.ts';

type JobState = 'draft' | 'active' | 'closed';

export interface JobRead {
  draft: Draft | null;
  state: JobState;
  /** The date on which it was published at its source. */
  posted: string | undefined;
  faults: Fault[];
}

const inUnits = (amount: number | undefined) => amount && Math.round(amount * minorUnits);

/** The salary from one text, or from separate columns. */
function salaryOf(row: RowReader) {
  const text = row.text('salary');
  const given = {
    salaryFrom: inUnits(row.number('salary_from')),
    salaryTo: inUnits(row.number('salary_to')),
    negotiable: row.yes('negotiable'),
    currency: row.choice('currency'),
  };
  if (text === undefined) return given;
  const read = salaryIn(text);
  if (typeof read === 'string') {
    row.fault('salary', read);
    return given;
  }
  return {
    salaryFrom: given.salaryFrom ?? read.from,
    salaryTo: given.salaryTo ?? read.to,
    negotiable: given.negotiable ?? read.negotiable,
    currency: given.currency ?? read.currency,
  };
}

/** A number alone means years of experience. */
function experienceOf(row: RowReader, cells: Record<string, string>) {
  const text = cells.experience?.trim();
  if (!text || !/^\d{1,2}$/.test(text)) return row.choice('experience');
  const years = Number(text);
  return years === 0 ? 'fresh' : years === 1 ? '1-year' : years > 5 ? 'above-5-years' : `${years}-years`;
}

/**
 * The ways to apply, if the file does not give them: by its contact fields. On this site only if somebody reads
 * applications.
 */
function waysOf(row: RowReader, mayBeSite: boolean): ApplyWay[] {
  const said = row.choices('apply_by') as ApplyWay[] | undefined;
  if (said) return said;
  if (row.text('contact_email')) return ['email'];
  if (row.text('contact_phone')) return ['phone'];
  return mayBeSite ? ['site'] : [];
}

const readings = ['text', 'html', 'number', 'choice', 'choices', 'yes'] as const;
/** All other fields, each read according to its column's type. */
const otherFields = (row: RowReader, special: object) =>
  Object.fromEntries(
    Object.entries(importColumns.jobs).flatMap(([column, { field, holds }]) => {
      const reading = readings.find((one) => one === holds);
      return field && reading && !(field in special) ? [[field, row[reading](column)]] : [];
    }),
  );

function stateOf(closes: string | undefined, today: string): JobState {
  if (closes === undefined) return 'draft';
  return closes > today ? 'active' : 'closed';
}

let open: { today: string; rule: ReturnType<typeof publishableJob> } | undefined;
/** The schema for a job in a state; that of open jobs, the most frequent, is built once a day. */
function ruleOf(state: JobState, today: string, closes: string | undefined) {
  if (state === 'draft') return jobDraft;
  if (state === 'closed') return closedJob(today, closes);
  if (open?.today !== today) open = { today, rule: publishableJob(today) };
  return open.rule;
}

/**
 * Converts a row of a file of jobs to the form of a recruiter: open if its closing date is ahead, closed if it is past,
 * and a draft without one. `isRead`: its company has members, who read applications.
 */
export function readJob({ names, today }: Context, cells: Record<string, string>, isRead: boolean): JobRead {
  const row = rowReader('jobs', cells);
  const closes = row.day('closing_date');
  const posted = row.day('posted');
  const state = stateOf(closes, today);
  // Nobody applies for a closed job.
  const mayBeSite = isRead || state === 'closed';
  const ways = waysOf(row, mayBeSite);
  const phone = row.text('contact_phone');
  const skills = row.text('skills');
  const special = {
    categoryId: row.record('category', names.category),
    industryId: row.record('industry', names.industry),
    provinceId: row.record('province', names.province),
    experience: experienceOf(row, cells),
    // A job has at least one vacancy.
    vacancies: row.number('vacancies') ?? 1,
    ...salaryOf(row),
    skills: skills && entriesOf(skills).map((name) => ({ kind: 'hard', name })),
    closingDate: closes,
    applyBy: ways,
    contactPhone: phone && phoneIn(phone),
  };
  const fields = filled({ ...otherFields(row, special), ...special });
  if (state === 'active' && !isRead && (ways.length === 0 || ways.includes('site')))
    row.fault(ways.length === 0 ? 'contact_email' : 'apply_by', 'import_site');
  const result = check(ruleOf(state, today, closes), fields);
  const fromText = cells.salary !== undefined;
  if (!result.ok)
    row.addFormFaults(result.faults, (field) =>
      field.startsWith('salary') && (fromText || !cells.salary_from) ? 'salary' : undefined,
    );
  if (posted && posted > today) row.fault('posted', 'date_past');
  return {
    draft: result.ok && row.faults.length === 0 ? (result.data as Draft) : null,
    state,
    posted,
    faults: row.faults,
  };
}
