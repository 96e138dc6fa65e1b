import { describe, expect, it } from 'vitest';
import { toJsonResume } from './json-resume.ts';
import { jsonResumeLength, readJsonResume } from './json-resume-import.ts';
import type { OwnResume } from './resume.ts';
import type { ResumeContent } from './resume-part.ts';
import { resumeProgress } from './resume-progress.ts';

const both = (en: string | null, km: string | null) => ({ en, km });
const province = { _id: 'p', slug: 'kep', name: { en: 'Kep', km: 'កែប' } };
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
    const read = readJsonResume(JSON.stringify(toJsonResume(written, 'en')));
    expect(read).toMatchObject({
      personal: { name: { en: 'Sok Dara' }, title: { en: 'Cook' }, phone: ['+85512345678'] },
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
    const inKhmer = readJsonResume(JSON.stringify(toJsonResume(written, 'km')));
    expect(inKhmer?.personal?.title).toEqual({ km: 'ចុងភៅ' });
    expect(inKhmer?.education?.education[0]?.level).toBe('bachelor');
  });

  it('reads what others write: years, days, highlights, groups of skills, other languages', () => {
    const read = readJsonResume(
      JSON.stringify({
        work: [{ company: 'Shop', position: 'Clerk', startDate: '2019', highlights: ['Sold', 'Counted', 7] }],
        skills: [{ name: 'Office', level: 'Master', keywords: ['Excel', 'Word'] }],
        languages: [{ language: 'Klingon' }, { language: 'English', fluency: 'Fluent speaker' }],
        certificates: [{ name: 'First aid', date: '2022-05-17' }],
      }),
    );
    expect(read).toEqual({
      work: {
        work: [
          {
            title: { en: 'Clerk' },
            employer: { en: 'Shop' },
            from: '2019-01',
            current: true,
            description: { en: '• Sold\n• Counted' },
          },
        ],
      },
      skills: {
        skills: [
          { kind: 'hard', name: { en: 'Excel' } },
          { kind: 'hard', name: { en: 'Word' } },
        ],
      },
      languages: { languages: [{ language: 'en' }] },
      trainings: { trainings: [{ name: { en: 'First aid' }, month: '2022-05' }] },
    });
  });

  it.each([
    ['no JSON', '<html>'],
    ['a number', '7'],
    ['a list', '[]'],
    ['nothing that it knows', '{"work":[{"position":7},null],"skills":"x","basics":[]}'],
    ['a prototype', '{"__proto__":{"work":[{"position":"Cook"}]}}'],
    ['too much', JSON.stringify({ basics: { name: 'x'.repeat(jsonResumeLength) } })],
  ])('finds nothing in %s', (_, file) => {
    expect(readJsonResume(file)).toBeNull();
  });

  it('cuts what is too long or too much, and leaves out what no text may hold', () => {
    const work = Array.from({ length: 100 }, () => ({ position: `${'y'.repeat(500)}` }));
    const keywords = Array.from({ length: 200 }, (_, index) => `skill ${index}`);
    const skills = [{ name: 'all', keywords }, { name: 'a\0b' }];
    const read = readJsonResume(JSON.stringify({ work, skills }));
    expect(read?.work?.work).toHaveLength(60);
    expect(read?.work?.work[0]?.title.en).toHaveLength(120);
    expect(read?.skills?.skills).toHaveLength(60);
  });
});

describe('the progress of a CV', () => {
  const whole: OwnResume = {
    ...content,
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
    expect(resumeProgress({ ...whole, skills })).toEqual({ percent: 100, next: null });
    expect(resumeProgress({ ...whole, skills, work: [] })).toMatchObject({
      percent: 80,
      next: { section: 'work', words: { km: expect.stringMatching(/\p{Script=Khmer}/u) } },
    });
    expect(resumeProgress({ ...whole, skills, work: [], experience: 'fresh' }).percent).toBe(100);
    expect(resumeProgress({ ...whole, phone: [], objective: null }).next?.section).toBe('personal');
  });
});
