import type { Profile } from '@acheep/contract/accounts/account';
import { valuesOf } from '@acheep/contract/kernel/option';
import type { OwnResume } from '@acheep/contract/talent/resume';
import { resumeSections } from '@acheep/contract/talent/resume-option';
import { resumeBodies } from '@acheep/contract/talent/resume-part';
import type { ResumeProposal } from '@acheep/contract/talent/resume-proposal';
import { describe, expect, it } from 'vitest';
import { chosenPart, importedBody, importItems } from './import-plan.ts';
import { checkSection, sameValues } from './section-body.ts';
import { newEntries, sectionValues } from './section-values.ts';

const id = '0198f0aa-1111-7222-8333-444455556666';
const both = (en: string, km: string | null = null) => ({ en, km });
const province = { _id: id, slug: 'kep', name: { en: 'Kep', km: 'កែប' } };
const profile = { name: 'សុខ តារា', phone: '+85512345678', email: 'dara@example.com' } as Profile;
const resume: OwnResume = {
  _id: id,
  createdAt: '2026-11-22T00:00:00.000Z',
  updatedAt: '2026-11-22T00:00:00.000Z',
  visibility: 'hidden',
  showPhoto: false,
  showExpected: true,
  photo: null,
  attachments: [{ originalName: 'a.pdf', path: 'docs/a', url: '/a', mediaType: 'application/pdf', size: 1 }],
  name: both('Sok Dara'),
  title: both('Cook', 'ចុងភៅ'),
  gender: 'female',
  bornOn: '1999-12-31',
  phone: ['+85512345678'],
  email: 'cook@example.com',
  province,
  address: both('Street 1'),
  nationality: both('Cambodian'),
  objective: both('To cook.'),
  experience: '2-years',
  work: [
    {
      title: both('Chef'),
      employer: both('Hotel'),
      from: '2024-12',
      to: null,
      current: true,
      description: both('Soup.'),
    },
  ],
  education: [
    {
      school: both('School'),
      field: both('Food'),
      level: 'bachelor',
      from: '2016-01',
      to: '2019-12',
      current: false,
    },
  ],
  skills: [{ kind: 'soft', name: both('Patience'), level: 'expert' }],
  languages: [{ language: 'km', level: 'native' }],
  trainings: [{ name: both('Hygiene'), provider: both('Ministry'), month: '2023-06' }],
  references: [
    { name: both('Keo Vibol'), position: both('Chef'), phone: '+85512999888', email: 'vibol@example.com' },
  ],
  wantedCategory: province,
  wantedType: 'full-time',
  wantedProvince: province,
  currency: 'KHR',
  salaryFrom: 300_000_00,
  salaryTo: 400_000_00,
  noticePeriod: '1-week',
};

describe.each(valuesOf(resumeSections))('the form of %s', (section) => {
  it('sends every field of its section as it was shown', () => {
    const checked = checkSection(section, sectionValues[section](resume, profile));
    if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
    const fields = Object.keys(resumeBodies[section].shape);
    expect(Object.keys(checked.body).sort()).toEqual(fields.sort());
    for (const field of fields) expect([field, checked.body[field]]).not.toEqual([field, undefined]);
  });

  it('is one that can be saved before anything is typed, and differs from a full one', () => {
    const empty = sectionValues[section](null, profile);
    expect(checkSection(section, empty).ok).toBe(true);
    expect(sameValues(empty, sectionValues[section](resume, profile))).toBe(false);
  });
});

describe('what is typed', () => {
  const work = (...entries: object[]) => ({ experience: '', work: entries });
  const blank = newEntries.work;

  it('begins with what the account knows', () => {
    expect(sectionValues.personal(null, profile)).toMatchObject({
      name: { en: '', km: 'សុខ តារា' },
      phone: ['+85512345678'],
      email: 'dara@example.com',
    });
  });

  it('is the same without white space around it and entries that say nothing', () => {
    const one = work({ ...blank, title: { en: ' Cook ', km: '' } }, blank);
    const other = work(blank, { ...blank, title: { km: '', en: 'Cook' } });
    expect(sameValues(one, other)).toBe(true);
    expect(sameValues(one, work({ ...blank, title: { en: 'Cook', km: '' }, current: true }))).toBe(false);
    expect(sameValues({ skills: [newEntries.skills] }, { skills: [] })).toBe(true);
  });

  it('is unfinished where something is missing, and says where, past blank entries', () => {
    const checked = checkSection('work', work(blank, { ...blank, employer: { en: 'Hotel', km: '' } }));
    expect(checked).toEqual({
      ok: false,
      isUnfinished: true,
      errors: { 'work.1.title': 'The job title field is required.' },
    });
  });

  it('is wrong where it cannot be so', () => {
    const entry = { ...blank, title: { en: 'Cook', km: '' }, from: '2020-05', to: '2020-01' };
    const checked = checkSection('work', work(entry));
    expect(checked).toMatchObject({
      ok: false,
      isUnfinished: false,
      errors: { 'work.0.to': expect.any(String) },
    });
  });
});

describe('what a file proposes', () => {
  const skill = (en: string) => ({ kind: 'hard', name: { en } });

  it('comes behind the entries that are there, each once', () => {
    const body = importedBody('skills', { skills: [skill('Patience'), skill('Amok')] }, resume, profile);
    expect(body?.skills).toMatchObject([
      { name: { en: 'Patience' }, kind: 'soft' },
      { name: { en: 'Amok' } },
    ]);
  });

  it('takes the place of a text in its language alone, and of nothing that it does not say', () => {
    const said = { title: { km: 'មេចុងភៅ' }, phone: [], showPhoto: true };
    const body = importedBody('personal', said, resume, profile);
    expect(body).toMatchObject({
      title: { en: 'Cook', km: 'មេចុងភៅ' },
      phone: ['+85512345678'],
      showPhoto: false,
      bornOn: '1999-12-31',
    });
  });

  const items = (proposal: ResumeProposal, own: OwnResume | null = resume) =>
    importItems(proposal, { resume: own, profile, recordName: (id) => `record ${id}` });

  it('is shown field by field beside what the CV says there, without what it says already', () => {
    const personal = {
      title: { en: 'Chef', km: 'មេចុងភៅ' },
      bornOn: '1999-12-31',
      phone: ['+85512345678', '+85511222333'],
      provinceId: '7',
      showPhoto: true,
    };
    expect(items({ personal }).map(({ part, text, now }) => [part, text, now])).toEqual([
      ['title', 'Chef · មេចុងភៅ', 'Cook · ចុងភៅ'],
      ['phone', '+855 12 345 678, +855 11 222 333', '+855 12 345 678'],
      ['provinceId', 'record 7', expect.any(String)],
    ]);
  });

  it('is chosen from the start only where the CV has nothing', () => {
    const proposal: ResumeProposal = {
      objective: { objective: { en: 'To cook.' } },
      skills: { skills: [{ kind: 'hard', name: { en: 'Soup' } }] },
    };
    const free = (own: OwnResume | null) => items(proposal, own).map(({ key, isFree }) => [key, isFree]);
    expect(free(null)).toEqual([
      ['objective.objective', true],
      ['skills.0', true],
    ]);
    expect(free(resume)).toContainEqual(['skills.0', false]);
  });

  it('is taken over only as far as it was chosen', () => {
    const skills = { skills: [skill('Amok'), skill('Soup')] };
    expect(chosenPart('skills', skills, new Set(['1']))).toEqual({ skills: [skill('Soup')] });
    const said = { title: { en: 'Chef' }, email: 'chef@example.com' };
    expect(chosenPart('personal', said, new Set(['title']))).toEqual({ title: { en: 'Chef' } });
    const body = importedBody('personal', { phone: ['+85511222333'] }, resume, profile);
    expect(body?.phone).toEqual(['+85512345678', '+85511222333']);
  });

  it('never makes a section longer than it may be', () => {
    const skills = Array.from({ length: 60 }, (_, index) => skill(`Skill ${index}`));
    expect(importedBody('skills', { skills }, resume, profile)?.skills).toHaveLength(60);
  });
});
