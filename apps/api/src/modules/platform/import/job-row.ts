import { closedJob, jobDraft, publishableJob } from '@acheep/contract/jobs/job-draft';
import type { ApplyWay } from '@acheep/contract/jobs/job-option';
import type { Pay } from '@acheep/contract/jobs/pay-text';
import { check } from '@acheep/contract/kernel/validation';
import { importColumns } from '@acheep/contract/platform/import-column';
import type { Draft } from '../../jobs/job/job-draft.repository.ts';
import { entriesOf, phoneIn, salaryIn, unreadSalary } from './cell-value.ts';
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

/** One amount alone, which may be this end of a range. */
const isEnd = ({ from, to, negotiable }: Pay, end: 'from' | 'to') =>
  (end === 'from' ? from : to) !== undefined && (from ?? to) === (to ?? from) && !negotiable;

/** The pay in a cell, or in the cell of one end. */
function payOf(row: RowReader, column: string, end?: 'from' | 'to'): Pay | undefined {
  const text = row.text(column);
  if (text === undefined) return undefined;
  const pay = salaryIn(text);
  if (typeof pay !== 'string' && (!end || isEnd(pay, end))) return pay;
  const value = unreadSalary(text);
  const key = end ? 'import_amount' : value === text ? 'import_salary' : 'import_salary_unread';
  row.fault(column, pay === 'import_salary_unit' ? pay : key, { value });
  return undefined;
}

/** The salary of all columns that say something of it. Two that contradict each other are a fault. */
function salaryOf(row: RowReader) {
  const salary: Record<string, unknown> = {
    negotiable: row.yes('negotiable'),
    currency: row.choice('currency'),
  };
  const take = (column: string, fields: Record<string, unknown>) => {
    for (const [field, value] of Object.entries(fields)) {
      if (value === undefined) continue;
      if (salary[field] !== undefined && salary[field] !== value) row.fault(column, 'import_contrary');
      salary[field] ??= value;
    }
  };
  const [from, to, both] = [
    payOf(row, 'salary_from', 'from'),
    payOf(row, 'salary_to', 'to'),
    payOf(row, 'salary'),
  ];
  if (from) take('salary_from', { salaryFrom: from.from, currency: from.currency });
  if (to) take('salary_to', { salaryTo: to.to, currency: to.currency });
  if (both)
    take('salary', {
      salaryFrom: both.from,
      salaryTo: both.to,
      negotiable: both.negotiable,
      currency: both.currency,
    });
  return salary;
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
  const ways = row.choices('apply_by') as ApplyWay[] | undefined;
  if (ways) return ways;
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
