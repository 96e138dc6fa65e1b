import { describe, expect, it } from 'vitest';
import { matchOf } from './match-score.ts';
import { type JobFacts, offerOf, type ResumeFacts, seekerOf } from './match-side.ts';

const resume: ResumeFacts = {
  titleEn: 'Accountant',
  titleKm: null,
  experience: '3-years',
  wantedCategoryId: 'accounting',
  wantedType: 'full-time',
  wantedProvinceId: 'phnom-penh',
  provinceId: 'kandal',
  currency: 'USD',
  salaryFrom: 40_000n,
  work: [],
  skills: [{ nameEn: 'QuickBooks', nameKm: null }],
  languages: [{ language: 'km' }, { language: 'en' }],
  education: [{ level: 'bachelor' }],
};
const job: JobFacts = {
  title: 'គណនេយ្យករ',
  categoryId: 'accounting',
  provinceId: 'phnom-penh',
  type: 'full-time',
  experience: '2-years',
  qualification: 'bachelor',
  salaryRank: 50_000,
  languages: ['km', 'en'],
  skills: [{ kind: 'hard', name: 'QuickBooks' }],
};
/** A CV and a job without any facts beyond those given here. */
const silent: ResumeFacts = {
  ...{ titleEn: null, titleKm: null, experience: null, wantedCategoryId: null, wantedType: null },
  ...{ wantedProvinceId: null, provinceId: null, currency: 'USD', salaryFrom: null },
  ...{ work: [], skills: [], languages: [], education: [] },
};
const mute: JobFacts = {
  ...{ title: 'Accountant', categoryId: null, provinceId: null, type: null, experience: null },
  ...{ qualification: null, salaryRank: null, languages: [], skills: [] },
};
const now = new Date('2026-11-01T00:00:00Z');
const match = (cv: Partial<ResumeFacts> = {}, ask: Partial<JobFacts> = {}) =>
  matchOf(seekerOf({ ...resume, ...cv }, now), offerOf({ ...job, ...ask }));
const pointsOf = (cv: Partial<ResumeFacts> = {}, ask: Partial<JobFacts> = {}) => match(cv, ask)?.points ?? 0;
const kindsOf = (cv: Partial<ResumeFacts> = {}, ask: Partial<JobFacts> = {}) =>
  match(cv, ask)?.reasons.map(({ kind }) => kind);

describe('matchOf', () => {
  it('tells every reason, across languages', () => {
    expect(match()?.reasons).toEqual([
      { kind: 'title', title: { en: 'Accountant', km: null } },
      { kind: 'skills', skills: ['QuickBooks'] },
      { kind: 'category' },
      { kind: 'province' },
      { kind: 'salary' },
      { kind: 'experience' },
      { kind: 'type' },
      { kind: 'languages', languages: ['en'] },
    ]);
  });

  it('makes nothing of what is not said', () => {
    const found = matchOf(seekerOf({ ...silent, titleEn: 'Accountant' }, now), offerOf(mute));
    expect(found).toEqual({
      points: 45,
      share: 1,
      reasons: [{ kind: 'title', title: { en: 'Accountant', km: null } }],
    });
    expect(matchOf(seekerOf(silent, now), offerOf(mute))).toBeNull();
  });

  it('knows nothing of each other where neither title nor category nor skills meet', () => {
    expect(match({}, { title: 'Truck Driver', categoryId: 'delivery', skills: [] })).toBeNull();
  });

  it.each([
    ['another province than the one that is wanted', {}, { provinceId: 'kampot' }, 'province'],
    ['less pay than expected', {}, { salaryRank: 30_000 }, 'salary'],
    ['more years than there are', { experience: 'fresh' }, {}, 'experience'],
    ['another type', {}, { type: 'part-time' }, 'type'],
    ['a language that is not spoken', {}, { languages: ['zh'] }, 'languages'],
  ])('counts %s against it', (_, cv, ask, kind) => {
    const unsaid = { provinceId: null, salaryRank: null, experience: null, type: null, languages: [] };
    const key = { province: 'provinceId', salary: 'salaryRank' }[kind] ?? kind;
    expect(kindsOf(cv, ask)).not.toContain(kind);
    expect(pointsOf(cv, ask)).toBeLessThan(
      pointsOf(cv, { ...ask, [key]: unsaid[key as keyof typeof unsaid] }),
    );
  });

  it('compares pay across currencies', () => {
    // 1,200,000 riel equal 300 dollars.
    const riel = { currency: 'KHR', salaryFrom: 120_000_000n };
    expect(kindsOf(riel, { salaryRank: 30_000 })).toContain('salary');
    expect(kindsOf(riel, { salaryRank: 29_000 })).not.toContain('salary');
  });

  it('takes where somebody lives for a wish that is not firm', () => {
    const home = { wantedProvinceId: null, provinceId: 'phnom-penh' };
    expect(kindsOf(home)).toContain('province');
    const away = { provinceId: 'kampot' };
    expect(pointsOf(home, away)).toBeGreaterThan(pointsOf({}, away));
    expect(kindsOf(home, { ...away, title: 'Accountant (remote)' })).toContain('remote');
  });

  it('reads the years out of the work where the CV does not say them', () => {
    const work = [
      { titleEn: 'Accountant', titleKm: null, from: new Date('2023-11-01'), to: null, current: true },
    ];
    expect(kindsOf({ experience: null, work })).toContain('experience');
    expect(kindsOf({ experience: null, work }, { experience: '5-years' })).not.toContain('experience');
  });

  it('keeps directors and interns apart', () => {
    expect(pointsOf({}, { title: 'Accounting Director' })).toBeLessThan(pointsOf());
    const director = { titleEn: 'Accounting Director' };
    expect(pointsOf(director, { title: 'Accountant Intern' })).toBeLessThan(
      pointsOf(director, { title: 'Accounting Manager' }),
    );
  });
});
