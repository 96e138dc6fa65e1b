import { publishableJob, scheduledJob } from '@acheep/contract/jobs/job-draft';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { parse } from '@acheep/contract/kernel/validation';
import type { ResolverOptions } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import type { Intent } from '../../../lib/use-publish-form.ts';
import { flatErrors } from '../../../ui/error-summary.tsx';
import {
  emptyJob,
  firstClosingDate,
  type JobFormValues,
  jobResolver,
  newJob,
  type SavedJob,
} from './job-form-values.ts';
import { emptyQuestion, moved, type QuestionValues, withKind } from './job-question-values.ts';

const id = '0198f0aa-1111-7222-8333-444455556666';
const complete: JobFormValues = {
  ...emptyJob,
  title: 'Warehouse clerk',
  categoryId: id,
  provinceId: id,
  type: 'full-time',
  experience: 'fresh',
  description: '<p>Count the boxes.</p>',
  closingDate: addDays(today(), 7),
  salaryFrom: 50_000,
};

async function check(values: JobFormValues, intent: Intent, job?: SavedJob) {
  const options: ResolverOptions<JobFormValues> = { fields: {}, shouldUseNativeValidation: false };
  const { errors, values: body } = await jobResolver(() => intent, job)(values, undefined, options);
  return { body, said: Object.fromEntries(flatErrors(errors).map(({ name, message }) => [name, message])) };
}

describe('the job form', () => {
  it('saves a draft that has nothing but a title, and sends no empty field', async () => {
    const { body, said } = await check({ ...emptyJob, title: '  Clerk ' }, 'save');
    expect(said).toEqual({});
    expect(body).toEqual({
      title: 'Clerk',
      attachments: [],
      vacancies: 1,
      currency: 'USD',
      negotiable: false,
      remote: false,
      skills: [],
      languages: [],
      questions: [],
      criteria: [],
      applyBy: ['site'],
    });
  });

  it('begins with the contact details of whoever writes the job, as far as they are known', () => {
    expect(newJob({ name: 'Sok Dara', email: 'dara@example.com', phone: '+85512345678' })).toMatchObject({
      contactName: 'Sok Dara',
      contactEmail: 'dara@example.com',
      contactPhone: '+85512345678',
      applyBy: ['site'],
    });
    const unknown = { contactEmail: '', contactPhone: '' };
    expect(newJob({ name: 'Sok Dara', email: null, phone: null })).toMatchObject(unknown);
  });

  it('asks a draft for its title only', async () => {
    expect((await check(emptyJob, 'save')).said).toEqual({ title: 'The job title field is required.' });
  });

  it('publishes a complete job, its salary in minor units', async () => {
    const { body, said } = await check(complete, 'publish');
    expect(said).toEqual({});
    expect(body).toMatchObject({ salaryFrom: 50_000, closingDate: complete.closingDate });
  });

  it('says to publish what the API would say, field by field', async () => {
    const { said } = await check(emptyJob, 'publish');
    const api = parse(publishableJob(today()), { vacancies: 1 }, 'en');
    expect(api.ok).toBe(false);
    if (!api.ok) {
      expect(said).toEqual(
        Object.fromEntries(Object.entries(api.errors).map(([name, [first]]) => [name, first])),
      );
    }
  });

  it.each([
    ['a closing date of today', { closingDate: today() }, 'publish', 'closingDate'],
    ['a salary that falls', { salaryTo: 40_000 }, 'save', 'salaryTo'],
    ['no salary and nothing to negotiate', { salaryFrom: undefined }, 'publish', 'salaryFrom'],
    ['ages in the wrong order', { ageFrom: 30, ageTo: 20 }, 'save', 'ageTo'],
    ['e-mail as the way without an address', { applyBy: ['email'] }, 'publish', 'contactEmail'],
    ['telephone as the way without a number', { applyBy: ['phone'] }, 'publish', 'contactPhone'],
    ['no way to apply', { applyBy: [] }, 'publish', 'applyBy'],
  ] as const)('refuses %s', async (_case, change, intent, field) => {
    const { said } = await check({ ...complete, ...change } as JobFormValues, intent);
    expect(Object.keys(said)).toEqual([field]);
  });

  it.each([
    ['saves', 'active', 0, 'save', []],
    ['saves', 'closed', 0, 'save', []],
    ['saves', 'closed', -3, 'save', []],
    ['reopens', 'closed', 0, 'publish', []],
    ['does not reopen', 'closed', -3, 'publish', ['closingDate']],
    ['does not publish', 'draft', 0, 'publish', ['closingDate']],
  ] as const)('%s an %s job of day %i', async (_says, status, days, intent, wrong) => {
    const closingDate = addDays(today(), days);
    const { said } = await check({ ...complete, closingDate }, intent, {
      status,
      closingDate,
      scheduledOn: null,
    });
    expect(Object.keys(said)).toEqual(wrong);
    expect(firstClosingDate({ status, closingDate, scheduledOn: null })).toBe(
      addDays(today(), status !== 'draft' && days === 0 ? 0 : 1),
    );
  });

  const day = (days: number) => addDays(today(), days);
  const planned = { status: 'draft', closingDate: day(7), scheduledOn: day(2) } as const;
  it.each([
    [
      'schedules a draft for a day before it closes',
      { scheduledOn: day(6) },
      'publish',
      undefined,
      day(6),
      [],
    ],
    [
      'does not schedule it for its last day',
      { scheduledOn: day(7) },
      'publish',
      undefined,
      null,
      ['closingDate'],
    ],
    ['does not schedule it for today', { scheduledOn: today() }, 'publish', undefined, null, ['scheduledOn']],
    ['asks for the day', { scheduledOn: '' }, 'publish', undefined, null, ['scheduledOn']],
    [
      'saves a draft without scheduling it',
      { scheduledOn: day(2), type: '' },
      'save',
      undefined,
      undefined,
      [],
    ],
    ['keeps a draft scheduled', { scheduledOn: day(3) }, 'save', planned, day(3), []],
    [
      'does not keep one scheduled that is not whole',
      { scheduledOn: day(3), type: '' },
      'save',
      planned,
      null,
      ['type'],
    ],
    ['ends the schedule', { scheduledOn: null, type: '' }, 'save', planned, undefined, []],
  ] as const)('%s', async (_case, change, intent, job, scheduledOn, wrong) => {
    const { body, said } = await check({ ...complete, ...change }, intent, job);
    expect(Object.keys(said)).toEqual(wrong);
    if (wrong.length === 0) expect((body as { scheduledOn?: string }).scheduledOn).toBe(scheduledOn);
    expect(firstClosingDate(job, day(3))).toBe(day(4));
  });

  it('does not let a closed job be emptied', async () => {
    const { said } = await check({ ...emptyJob, title: 'x' }, 'save', {
      status: 'closed',
      closingDate: null,
      scheduledOn: null,
    });
    expect(Object.keys(said)).toContain('description');
  });

  it('names the skill that is wrong below the skills', async () => {
    const skills = [{ kind: 'hard', name: 'x'.repeat(61) }] as const;
    const { said } = await check({ ...complete, skills: [...skills] }, 'save');
    expect(Object.keys(said)).toEqual(['skills.0.name']);
  });

  it('names what is wrong with a question by its place, and forgets what another kind had', async () => {
    const choice: QuestionValues = {
      ...emptyQuestion,
      kind: 'choice',
      text: 'Why?',
      options: [{ name: '', fits: true }],
    };
    const own = withKind(choice, 'text');
    const { said } = await check(
      { ...complete, questions: [own, withKind(emptyQuestion, 'choice')] },
      'save',
    );
    expect(Object.keys(said)).toEqual([
      'questions.1.text',
      'questions.1.options.0.name',
      'questions.1.options.1.name',
    ]);
    const { body } = await check({ ...complete, questions: [own] }, 'save');
    expect(body).toMatchObject({ questions: [{ kind: 'text', text: 'Why?', required: true, options: [] }] });
  });

  it('moves a question both ways', () => {
    expect([moved(['a', 'b', 'c'], 0, 1), moved(['a', 'b', 'c'], 2, 1)]).toEqual([
      ['b', 'a', 'c'],
      ['a', 'c', 'b'],
    ]);
  });

  it('knows every field of the contract', () => {
    const strange = parse(scheduledJob(today(), today()), { ...emptyJob, title: 'x', extra: 1 }, 'en');
    const unknown = strange.ok
      ? []
      : Object.entries(strange.errors).filter(([, s]) => s[0]?.includes('recognised'));
    expect(unknown.map(([name]) => name)).toEqual(['extra']);
  });
});
