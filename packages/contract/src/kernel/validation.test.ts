import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { registerBody } from '../accounts/account.ts';
import { postNew } from '../feed/post.ts';
import { applicationBody } from '../hiring/application.ts';
import { jobList, jobStatusChange } from '../jobs/job.ts';
import { closedJob, jobDraft, publishableJob } from '../jobs/job-draft.ts';
import { locales } from './locale.ts';
import { en } from './message/en.ts';
import { km } from './message/km.ts';
import { parse } from './validation.ts';

const errors = (result: ReturnType<typeof parse>) => (result.ok ? {} : result.errors);

describe('sentences', () => {
  it('exist in both languages with the same places to fill', () => {
    const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
    for (const key of Object.keys(en) as (keyof typeof en)[])
      expect([key, places(km[key])]).toEqual([key, places(en[key])]);
  });

  it('are the specification’s', () => {
    const result = errors(parse(registerBody, { email: 'x' }, 'en'));
    expect(result.email).toEqual(['The e-mail field is invalid address.']);
    expect(result.name).toEqual(['The full name field is required.']);
  });

  it('are in the reader’s language', () => {
    const [english, khmer] = locales.map((locale) => errors(parse(registerBody, {}, locale)));
    expect(Object.keys(english ?? {})).toEqual(Object.keys(khmer ?? {}));
    expect(khmer?.email).toEqual(['សូមបំពេញអ៊ីមែល។']);
  });

  it('ask to pick what is picked, and to fill in what is typed', () => {
    const said = (schema: Parameters<typeof parse>[0]) => errors(parse(schema, {}, 'km'));
    expect(said(publishableJob('2026-11-20'))).toMatchObject({
      title: ['សូមបំពេញមុខតំណែង។'],
      categoryId: ['សូមជ្រើសរើសផ្នែកការងារ។'],
      type: ['សូមជ្រើសរើសប្រភេទការងារ។'],
      closingDate: ['សូមជ្រើសរើសថ្ងៃផុតកំណត់។'],
      vacancies: ['សូមបំពេញចំនួនជ្រើសរើស។'],
    });
    expect(said(applicationBody)).toMatchObject({
      cv: ['សូមជ្រើសរើសប្រវត្តិរូប (CV)។'],
      phone: ['សូមបំពេញលេខទូរស័ព្ទ។'],
    });
    const nowhere = parse(publishableJob('2026-11-20'), { title: 'x', applyBy: [] }, 'km');
    expect(errors(nowhere).applyBy).toEqual(['សូមជ្រើសរើសរបៀបដាក់ពាក្យសុំ។']);
  });

  it.each([
    [applicationBody, {}, 'jobId', 'The job field is required.'],
    [applicationBody, { jobId: 'x' }, 'jobId', 'Choose the job from the list.'],
    [applicationBody, { jobId: null }, 'jobId', 'Choose the job from the list.'],
    [jobDraft, { gender: null }, 'gender', 'Choose the gender from the list.'],
    [jobDraft, { gender: '' }, 'gender', 'Choose the gender from the list.'],
    [jobDraft, { vacancies: null }, 'vacancies', 'The vacancies must be a number.'],
    [jobDraft, { address: null }, 'address', 'The address field is invalid.'],
    [jobDraft, { closingDate: null }, 'closingDate', 'The closing date must be a valid date.'],
    [jobDraft, { title: '' }, 'title', 'The job title field is required.'],
    [publishableJob('2026-11-20'), {}, 'closingDate', 'The closing date field is required.'],
    [jobStatusChange.body, {}, 'status', 'The status field is required.'],
    [
      jobStatusChange.body,
      { status: 'pending' },
      'status',
      'The status must be one of: draft, active, closed, archived.',
    ],
  ])('tell what is missing from what is wrong: %#', (schema, given, field, sentence) => {
    expect(errors(parse(schema, given, 'en'))[field]).toEqual([sentence]);
  });

  it('say of too many photos what the specification says', () => {
    const given = { body: 'x', pictures: Array.from({ length: 11 }, (_, number) => `images/${number}`) };
    expect(errors(parse(postNew, given, 'en'))).toEqual({ pictures: ['Allowed only 10 Photos'] });
    expect(errors(parse(postNew, given, 'km'))).toEqual({
      pictures: ['អនុញ្ញាតតែរូបថតចំនួន 10 ប៉ុណ្ណោះ'],
    });
  });

  it('security 48: name twenty unknown fields at most, none of them at length', () => {
    const keys = Array.from({ length: 20_000 }, (_, i) => [`${i}${'x'.repeat(i % 300)}`, 1]);
    const skills = Array.from({ length: 20 }, () => Object.fromEntries(keys.slice(0, 500)));
    for (const body of [Object.fromEntries(keys), { title: 'Cook', skills }]) {
      const said = errors(parse(jobDraft, body, 'km'));
      expect(Object.keys(said).filter((field) => /\dx+$/.test(field)).length).toBeLessThanOrEqual(20);
      expect(JSON.stringify(said).length).toBeLessThan(20_000);
    }
  });

  it('name the body where it is no object at all', () => {
    expect(errors(parse(registerBody, null, 'en'))).toEqual({
      '': ['We couldn’t read the request. Check it and try again.'],
    });
  });
});

describe('sign-up', () => {
  const seeker = { name: 'A', email: 'a@b.co', password: 'long enough', confirmPassword: 'long enough' };

  it('is a job seeker’s where no role is said', () => {
    expect(parse(registerBody, seeker, 'en')).toMatchObject({ ok: true, data: { role: 'user' } });
  });

  it.each([
    ["o'hara@example.com", true],
    ['"a b"@example.com', false],
    [`${'a'.repeat(290)}@example.com`, false],
    ['សុខ@ឧទាហរណ៍.com', false],
    ['a@b.co\r\nBcc: c@d.co', false],
  ])('takes the e-mail %s: %s', (email, ok) => {
    const result = errors(parse(registerBody, { ...seeker, email }, 'km'));
    expect([result.email === undefined, result.email?.length ?? 1]).toEqual([ok, 1]);
  });

  it.each(['recruiter', 'trainer'])('wants the company of a %s', (role) => {
    expect(Object.keys(errors(parse(registerBody, { ...seeker, role }, 'en')))).toEqual([
      'company.name',
      'company.address',
    ]);
  });

  it.each([
    ['7 letters', '1234567', false],
    ['8 letters', '12345678', true],
    ['15 lower-case letters', 'abcdefghijklmno', true],
    ['128 letters', 'a'.repeat(128), true],
    ['129 letters', 'a'.repeat(129), false],
    ['64 Khmer letters', 'ក'.repeat(64), true],
  ])('takes a password of %s: %s', (_, password, ok) => {
    expect(parse(registerBody, { ...seeker, password, confirmPassword: password }, 'en').ok).toBe(ok);
  });
});

describe('job', () => {
  const today = '2026-11-20';

  it('is a draft with a title alone', () => {
    expect(parse(jobDraft, { title: 'Accountant' }, 'en').ok).toBe(true);
  });

  it('says all that publishing still needs', () => {
    expect(Object.keys(errors(parse(publishableJob(today), { title: 'x' }, 'en'))).sort()).toEqual([
      'categoryId',
      'closingDate',
      'description',
      'experience',
      'provinceId',
      'salaryFrom',
      'type',
      'vacancies',
    ]);
  });

  it.each([
    ['today', '2026-11-20', false],
    ['tomorrow', '2026-11-21', true],
    ['no day at all', '2026-02-30', false],
  ])('closes %s: %s', (_, closingDate, ok) => {
    const result = errors(parse(publishableJob(today), { title: 'x', closingDate }, 'en'));
    expect(result.closingDate === undefined).toBe(ok);
  });

  it.each([
    ['its own date, today', today, today, [true, true]],
    ['its own date, past', '2026-11-19', '2026-11-19', [false, true]],
    ['today, where it was another day', today, '2026-11-25', [false, false]],
    ['a past day, where it was another', '2026-11-18', '2026-11-19', [false, false]],
    ['tomorrow', '2026-11-21', '2026-11-19', [true, true]],
  ])('that was open closes %s', (_, closingDate, kept, ok) => {
    const said = [publishableJob, closedJob].map((rule) =>
      errors(parse(rule(today, kept), { title: 'x', closingDate }, 'en')),
    );
    expect(said.map((one) => one.closingDate === undefined)).toEqual(ok);
    for (const one of said) expect(one).toHaveProperty('description');
  });

  it('refuses a salary upside down, and markup without words', () => {
    const result = errors(
      parse(jobDraft, { title: 'x', salaryFrom: 500, salaryTo: 100, description: '<p> </p>' }, 'en'),
    );
    expect(Object.keys(result).sort()).toEqual(['description', 'salaryTo']);
  });

  it('wants the contact that the way to apply needs', () => {
    const result = errors(parse(publishableJob(today), { title: 'x', applyBy: ['email', 'phone'] }, 'en'));
    expect(result).toHaveProperty('contactEmail');
    expect(result).toHaveProperty('contactPhone');
  });
});

describe('list query', () => {
  const query = (given: Record<string, unknown>) => parse(jobList.query, given, 'en');

  it('reads numbers, lists of options and trimmed text', () => {
    expect(
      query({ limit: '20', search: ' x ', 'filter[type]': 'full-time,part-time', 'filter[salary]': '300' }),
    ).toEqual({
      ok: true,
      data: {
        offset: 0,
        limit: 20,
        sort: undefined,
        search: 'x',
        filter: expect.objectContaining({ type: ['full-time', 'part-time'], salary: 300 }),
      },
    });
  });

  it.each([
    ['limit', '1e9'],
    ['limit', '0'],
    ['offset', '-1'],
    ['sort', 'password_1'],
    ['filter[status]', 'draft'],
    ['filter[type]', 'full-time,slavery'],
    ['filter[categoryId]', '1'],
    ['search', 'a\0b'],
    ['search', 'x'.repeat(201)],
    ['search', ['a', 'b']],
    ['__proto__x', '1'],
  ])('refuses %s=%j', (name, value) => {
    expect(Object.keys(errors(query({ [name]: value })))).toEqual([name]);
  });
});

describe('application', () => {
  it.each(['012 345 678', '+855', '+8551234567890123', '+85500000000', '+855 23 123 456', '+65 1234', 'x'])(
    'refuses the number %s',
    (phone) => {
      expect(errors(parse(applicationBody, { phone }, 'en')).phone).toEqual([
        'The phone number field is invalid.',
      ]);
    },
  );

  it.each([
    ['a Cambodian number as people type it', '+855 12 345 678', '+85512345678'],
    ['a longer one', '+855 97 123 4567', '+855971234567'],
    ['the ten digits of Singapore', '+65 8123 4567', '+6581234567'],
    ['a landline of France', '+33 1 42 68 53 00', '+33142685300'],
    ['the zero that is dialled at home', '+855 (0)12 345 678', '+85512345678'],
    ['that of another country', '+44 (0)20 7946 0958', '+442079460958'],
    ['a zero that belongs to the number', '+39 06 698 83145', '+390669883145'],
    ['the prefix for calls abroad', '00855 12 345 678', '+85512345678'],
    ['dots', '+855.12.345.678', '+85512345678'],
  ])('takes %s', (_, typed, phone) => {
    const cv = { originalName: 'ប្រវត្តិរូប.pdf', path: 'docs/x' };
    const body = { jobId: '01900000-0000-7000-8000-000000000000', cv, phone: typed };
    expect(parse(applicationBody, body, 'en')).toMatchObject({ ok: true, data: { phone } });
  });

  it('takes exactly the mobile numbers of Cambodia', () => {
    const isTaken = (number: string) => applicationBody.shape.phone.safeParse(number).success;
    const isMobile = (number: string) => parsePhoneNumberFromString(number)?.getType() === 'MOBILE';
    const prefixes = Array.from({ length: 9000 }, (_, index) => `+855${1000 + index}`);
    const numbers = prefixes.flatMap((prefix) => [`${prefix}3456`, `${prefix}34567`]);
    expect(numbers.filter((number) => isTaken(number) !== isMobile(number))).toEqual([]);
  });
});

it.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/..//evil.example',
  'job',
])('a person who signs up goes on to no page of another site: %j', (next) => {
  expect(errors(parse(registerBody, { next }, 'en')).next).toEqual(['The page field is invalid.']);
});
