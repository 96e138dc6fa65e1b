import { describe, expect, it } from 'vitest';
import { toJsonResume } from './json-resume.ts';
import { readJsonResume } from './json-resume-import.ts';
import type { OwnResume } from './resume.ts';
import type { ResumeContent } from './resume-part.ts';
import { resumeProgress } from './resume-progress.ts';
import { withRecords } from './resume-record.ts';

const both = (en: string | null, km: string | null) => ({ en, km });
const province = { _id: '7b0c5c4e-0000-4000-8000-000000000000', slug: 'kep', name: { en: 'Kep', km: 'កែប' } };
const content: ResumeContent = {
  name: both('Sok Dara', 'សុខ តារា'),
  title: both('Cook', 'ចុងភៅ'),
  gender: 'female',
  bornOn: '1999-12-31',
  phone: ['+85512345678', '+85587654321'],
  email: 'dara@example.com',
  province,
  address: both('Street 1', null),
  nationality: both(null, 'ខ្មែរ'),
  objective: both('To cook.', 'ចម្អិនម្ហូប'),
  experience: '2-years',
  work: [
    {
      title: both('Chef', 'មេចុងភៅ'),
      employer: both('Hotel', null),
      from: '2024-12',
      to: null,
      current: true,
      description: both('Lunch.\nDinner.', null),
    },
    {
      title: both('Cook', null),
      employer: null,
      from: '2020-02',
      to: '2024-11',
      current: false,
      description: null,
    },
  ],
  education: [
    {
      school: both('University', null),
      field: both('Food', null),
      level: 'bachelor',
      from: '2016-01',
      to: '2019-12',
      current: false,
    },
  ],
  skills: [
    { kind: 'hard', name: both('Amok', 'អាម៉ុក'), level: 'expert' },
    { kind: 'soft', name: both('Patience', null), level: null },
  ],
  languages: [{ language: 'km', level: 'native' }],
  trainings: [{ name: both('Hygiene', null), provider: both('Ministry', null), month: '2023-06' }],
  references: [
    {
      name: both('Keo Vibol', null),
      position: both('Chef', null),
      phone: '+85512999888',
      email: 'vibol@example.com',
    },
  ],
  wantedCategory: province,
  wantedType: 'full-time',
  wantedProvince: province,
  currency: 'USD',
  salaryFrom: 300_00,
  salaryTo: null,
  noticePeriod: '1-week',
};
const written = { ...content, updatedAt: '2026-11-22T00:00:00.000Z' };

/** What a file proposes on a site with one province and one trade. */
const found = (file: string) => {
  const read = readJsonResume(file);
  return read && withRecords(read, { provinces: [province], categories: [province] });
};

describe('a CV as JSON Resume', () => {
  it('is what the format asks for, in one language, in the other where there is none', () => {
    const km = toJsonResume(written, 'km');
    expect(km.basics).toMatchObject({
      name: 'សុខ តារា',
      label: 'ចុងភៅ',
      phone: '+85512345678',
      summary: 'ចម្អិនម្ហូប',
      location: { address: 'Street 1', region: 'កែប', countryCode: 'KH' },
    });
    expect(km.work[0]).toEqual({
      name: 'Hotel',
      position: 'មេចុងភៅ',
      startDate: '2024-12',
      summary: 'Lunch.\nDinner.',
      x_current: true,
    });
    expect(toJsonResume(written, 'en').references[0]).toMatchObject({
      name: 'Keo Vibol',
      reference: 'Chef · +85512999888 · vibol@example.com',
    });
    expect(toJsonResume(written, 'en').x_expected).toMatchObject({ category: 'Kep', salaryFrom: 300 });
  });

  it('comes back as it went out, section by section', () => {
    const read = found(JSON.stringify(toJsonResume(written, 'en')));
    expect(read).toMatchObject({
      personal: {
        name: { en: 'Sok Dara' },
        title: { en: 'Cook' },
        gender: 'female',
        bornOn: '1999-12-31',
        phone: ['+85512345678', '+85587654321'],
        email: 'dara@example.com',
        address: { en: 'Street 1' },
        nationality: { km: 'ខ្មែរ' },
        provinceId: province._id,
      },
      objective: { objective: { en: 'To cook.' } },
      work: {
        work: [
          { title: { en: 'Chef' }, from: '2024-12', current: true, description: { en: 'Lunch.\nDinner.' } },
          { title: { en: 'Cook' }, from: '2020-02', to: '2024-11', current: false },
        ],
      },
      education: { education: [{ school: { en: 'University' }, level: 'bachelor', to: '2019-12' }] },
      skills: {
        skills: [
          { kind: 'hard', name: { en: 'Amok' }, level: 'expert' },
          { kind: 'soft', name: { en: 'Patience' } },
        ],
      },
      languages: { languages: [{ language: 'km', level: 'native' }] },
      trainings: { trainings: [{ name: { en: 'Hygiene' }, month: '2023-06' }] },
      references: { references: [{ name: { en: 'Keo Vibol' }, phone: '+85512999888' }] },
    });
    expect(read).toMatchObject({
      work: { experience: '2-years' },
      expected: {
        wantedCategoryId: province._id,
        wantedType: 'full-time',
        wantedProvinceId: province._id,
        currency: 'USD',
        salaryFrom: 300_00,
        noticePeriod: '1-week',
      },
    });
    expect(read?.unread).toEqual([]);
    const inKhmer = found(JSON.stringify(toJsonResume(written, 'km')));
    expect(inKhmer).toMatchObject({
      personal: { title: { km: 'ចុងភៅ' }, provinceId: province._id },
      expected: { noticePeriod: '1-week' },
      education: { education: [{ level: 'bachelor' }] },
      unread: [],
    });
  });
});

describe('the progress of a CV', () => {
  const whole: OwnResume = {
    ...content,
    showExpected: false,
    _id: 'r',
    createdAt: written.updatedAt,
    updatedAt: written.updatedAt,
    visibility: 'recruiters',
    showPhoto: true,
    photo: null,
    attachments: [],
  };
  const skills = [...content.skills, ...content.skills];

  it('goes from nothing to all, and names the step that helps most', () => {
    expect(resumeProgress(null)).toMatchObject({ percent: 0, next: { section: 'personal' } });
    expect(resumeProgress({ ...whole, skills })).toEqual({ percent: 100, next: null, missing: [] });
    expect(resumeProgress({ ...whole, skills, work: [] })).toMatchObject({
      percent: 80,
      next: { section: 'work', words: { km: expect.stringMatching(/\p{Script=Khmer}/u) } },
    });
    expect(resumeProgress({ ...whole, skills, work: [], experience: 'fresh' }).percent).toBe(100);
    expect(resumeProgress({ ...whole, phone: [], objective: null }).next?.section).toBe('personal');
  });
});
