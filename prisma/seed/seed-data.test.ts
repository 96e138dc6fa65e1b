import { existsSync } from 'node:fs';
import {
  articleKeys,
  articleShapes,
  legalStatuses,
  listedKinds,
  ministries,
} from '@acheep/contract/content/article-option';
import { eventTypes } from '@acheep/contract/events/gathering-option';
import {
  genders,
  jobExperiences,
  jobTypes,
  languages,
  qualifications,
} from '@acheep/contract/jobs/job-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import { describe, expect, it } from 'vitest';
import { demoArticles } from './demo/article.ts';
import { companies } from './demo/company.ts';
import { demoGatherings } from './demo/gathering.ts';
import { demoJobs, generateJobs } from './demo/job.ts';
import { coverLetters, people } from './demo/person.ts';
import { areas } from './demo/place.ts';
import { professions } from './demo/profession.ts';
import { demoResume } from './demo/resume.ts';
import { articles } from './reference/article.ts';
import { categories } from './reference/category.ts';
import { industries } from './reference/industry.ts';
import { provinces } from './reference/province.ts';

const today = new Date('2025-03-14T20:00:00Z');
const jobs = demoJobs(today);
const khmer = /[\u1780-\u17d3]/;
const slugs = (rows: readonly { slug: string }[]) => rows.map(({ slug }) => slug).sort();
const unique = <T>(items: readonly T[]) => [...new Set(items)].sort();

describe('reference data', () => {
  it('has the 25 provinces, the capital first and the others by name', () => {
    expect(provinces).toHaveLength(25);
    expect(provinces[0]?.slug).toBe('phnom-penh');
    const names = provinces.slice(1).map(({ nameEn }) => nameEn);
    expect(names).toEqual([...names].sort());
  });

  it.each([
    ['provinces', provinces],
    ['categories', categories],
    ['industries', industries],
  ])('names %s in both languages, each with its own slug', (_, rows) => {
    expect(unique(slugs(rows))).toHaveLength(rows.length);
    for (const { slug, nameEn, nameKm } of rows) {
      expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(nameEn).not.toMatch(khmer);
      expect(nameKm).toMatch(/^[\u1780-\u17d3 ]+$/);
    }
  });

  it('has icons that exist', () => {
    const icons = new URL('../../apps/web/node_modules/@tabler/icons-react/dist/esm/icons/', import.meta.url);
    const missing = categories.filter(({ iconName }) => !existsSync(new URL(`${iconName}.mjs`, icons)));
    expect(missing).toEqual([]);
  });
});

describe('demo material', () => {
  it('has 40 companies whose slugs resolve and whose domains nobody owns', () => {
    expect(companies).toHaveLength(40);
    expect(unique(companies.map(({ name }) => name))).toHaveLength(40);
    for (const company of companies) {
      expect(slugs(industries)).toContain(company.industrySlug);
      expect(slugs(provinces)).toContain(company.provinceSlug);
      expect(company.nameKm).toMatch(khmer);
      expect(company.website ?? 'https://none.example').toMatch(/^https:\/\/[a-z]+\.example$/);
    }
  });

  it('has titles for every category, places in every province, and industries that exist', () => {
    expect(slugs(professions)).toEqual(slugs(categories));
    expect(Object.keys(areas).sort()).toEqual(slugs(provinces));
    for (const { roles, industries: employers } of professions) {
      expect(roles.flatMap(({ en }) => en).length).toBeGreaterThanOrEqual(3);
      expect(roles.flatMap(({ km }) => km).length).toBeGreaterThanOrEqual(2);
      const named = [
        ...(employers === 'any' ? [] : employers),
        ...roles.flatMap((role) => role.industries ?? []),
      ];
      expect(named.filter((slug) => !slugs(industries).includes(slug))).toEqual([]);
    }
  });

  it('has 60 people with different names and letters in both languages', () => {
    expect(people).toHaveLength(60);
    expect(unique(people.map(({ name }) => name))).toHaveLength(60);
    expect(people.every(({ nameKm }) => /^[\u1780-\u17d3 ]+$/.test(nameKm))).toBe(true);
    expect(coverLetters.en.length).toBeGreaterThan(3);
    expect(coverLetters.km.every((letter) => khmer.test(letter))).toBe(true);
  });
});

describe('demo jobs', () => {
  it('are 400: 370 active, 20 closed, 10 drafts, and the same every time', () => {
    const count = (status: string) => jobs.filter((job) => job.status === status).length;
    expect([jobs.length, count('active'), count('closed'), count('draft')]).toEqual([400, 370, 20, 10]);
    expect(demoJobs(today)).toEqual(jobs);
  });

  it('cover all categories and provinces, and all options', () => {
    expect(unique(jobs.map(({ categorySlug }) => categorySlug))).toEqual(slugs(categories));
    expect(unique(jobs.map(({ provinceSlug }) => provinceSlug))).toEqual(slugs(provinces));
    expect(unique(jobs.map(({ type }) => type))).toEqual(valuesOf(jobTypes).sort());
    expect(unique(jobs.map(({ experience }) => experience))).toEqual(valuesOf(jobExperiences).sort());
    expect(unique(jobs.map(({ qualification }) => qualification))).toEqual(valuesOf(qualifications).sort());
    expect(jobs.every(({ gender }) => gender === null || gender in genders)).toBe(true);
    expect(jobs.every((job) => job.languages.every((code) => code in languages))).toBe(true);
    expect(jobs.every((job) => companies[job.companyIndex]?.industrySlug === job.industrySlug)).toBe(true);
  });

  it('are Khmer for a third, with Khmer titles and texts', () => {
    const inKhmer = jobs.filter(({ language }) => language === 'km');
    expect(inKhmer.length / jobs.length).toBeGreaterThan(0.303);
    expect(inKhmer.length / jobs.length).toBeLessThan(0.363);
    for (const job of inKhmer) {
      for (const text of [job.title, job.description, job.requirements, job.benefits, job.address]) {
        expect(text).toMatch(khmer);
      }
    }
    expect(jobs.filter(({ language, title }) => language === 'en' && khmer.test(title))).toEqual([]);
  });

  it('have salaries that rise, in whole amounts, or are negotiable', () => {
    for (const { salaryFrom, salaryTo, negotiable } of jobs) {
      expect(salaryFrom === null).toBe(negotiable);
      expect(salaryTo === null).toBe(negotiable);
      expect(Number.isInteger(salaryFrom ?? 0) && Number.isInteger(salaryTo ?? 0)).toBe(true);
      expect(salaryFrom ?? 0).toBeLessThanOrEqual(salaryTo ?? 0);
    }
    const riel = jobs.filter(({ currency }) => currency === 'KHR').length / jobs.length;
    expect(riel).toBeGreaterThan(0.07);
    expect(riel).toBeLessThan(0.13);
  });

  it('close after they were posted; the active ones are open today', () => {
    for (const { status, postedDaysAgo, closesInDays, postedAt, closingDate } of jobs) {
      expect(postedDaysAgo).toBeGreaterThanOrEqual(0);
      expect(postedDaysAgo).toBeLessThanOrEqual(45);
      expect(closesInDays).toBeGreaterThan(-postedDaysAgo);
      expect(postedAt.getTime()).toBeLessThanOrEqual(today.getTime());
      // 20:00 UTC on the 14th is the 15th in Phnom Penh.
      if (status === 'active') expect(closingDate >= '2025-03-15').toBe(true);
    }
    expect(jobs.some(({ closesInDays }) => closesInDays === 0)).toBe(true);
    expect(jobs.some(({ closesInDays }) => closesInDays < 0)).toBe(true);
    expect(jobs.some(({ postedDaysAgo }) => postedDaysAgo < 1 / 24)).toBe(true);
  });

  it('vary, and hold no markup but the allowed and no unfilled slot', () => {
    expect(unique(jobs.map(({ title }) => title)).length).toBeGreaterThan(250);
    expect(unique(jobs.map(({ description }) => description)).length).toBeGreaterThan(390);
    for (const { title, description, requirements, benefits } of jobs) {
      const html = description + requirements + benefits;
      expect(html.replace(/<\/?(p|ul|li|strong)>/g, '')).not.toMatch(/[<>{}]|&(?!amp;|lt;|gt;)/);
      expect(title).not.toMatch(/undefined|[{}]/);
    }
  });
});

describe('generated jobs', () => {
  it('have common and rare words in the asked mix of languages', () => {
    const many = [...generateJobs(20_000, { today, khmerShare: 0.5, seed: 7 })];
    const share = (found: (job: (typeof many)[number]) => boolean) => many.filter(found).length / many.length;
    expect(share(({ language }) => language === 'km')).toBeCloseTo(0.5, 2);
    expect(share(({ title, description }) => /manager/i.test(title + description))).toBeGreaterThan(0.05);
    const rare = share(({ skills }) => skills.some(({ name }) => name === 'COBOL'));
    expect(rare).toBeGreaterThan(0);
    expect(rare).toBeLessThan(0.001);
  });
});

describe('demo CVs', () => {
  const resumes = Array.from({ length: 41 }, (_, index) => demoResume(index, today));

  it('are in both languages, of different people and professions', () => {
    expect(unique(resumes.map(({ resume }) => resume.nameEn))).toHaveLength(41);
    expect(unique(resumes.map(({ categorySlug }) => categorySlug)).length).toBeGreaterThan(8);
    for (const { resume, work, education, skills } of resumes) {
      expect([resume.titleKm, resume.objectiveKm].every((text) => khmer.test(text ?? ''))).toBe(true);
      for (const one of work) expect([one.titleEn, one.titleKm, one.employerEn]).not.toContain(undefined);
      expect([education.length, skills.length]).toEqual([1, 6]);
    }
  });

  it('have a life that is possible: born, schooled, then at work, one job after the other', () => {
    for (const { resume, work, education } of resumes) {
      const times = [
        resume.bornOn,
        education[0]?.from,
        education[0]?.to,
        ...work.map(({ from }) => from).reverse(),
      ];
      const past = times.map((time) => time?.getTime() ?? 0);
      expect(past).toEqual([...past].sort((one, other) => one - other));
      expect(Math.max(...past)).toBeLessThan(today.getTime());
    }
  });

  it('are of every visibility', () => {
    const count = (wanted: string) => resumes.filter(({ resume }) => resume.visibility === wanted).length;
    expect(['public', 'recruiters', 'hidden'].map(count)).toEqual([8, 25, 8]);
  });
});

describe('demo trainings and events', () => {
  const gatherings = demoGatherings(today);
  const of = (kind: string) => gatherings.filter((one) => one.kind === kind);

  it('are 40 and 25, the same every time, in categories that exist, half of them in Khmer', () => {
    expect([of('training').length, of('event').length]).toEqual([40, 25]);
    expect(demoGatherings(today)).toEqual(gatherings);
    expect(gatherings.filter(({ topic }) => !slugs(categories).includes(topic.category))).toEqual([]);
    for (const { language, title, description, points, audience } of gatherings)
      for (const text of [title, description, points, audience])
        expect(khmer.test(text)).toBe(language === 'km');
    expect(of('event').every(({ eventType }) => (eventType ?? '') in eventTypes)).toBe(true);
    expect(gatherings.filter(({ language }) => language === 'km').length).toBeGreaterThan(28);
  });

  it('are ahead, going on, and over; some are full, free, online, closed, or drafts', () => {
    const begun = gatherings.filter(({ sessions }) => (sessions[0]?.startsAt ?? today) < today);
    const over = begun.filter(({ sessions }) => (sessions.at(-1)?.endsAt ?? today) < today);
    expect([begun.length - over.length, over.length].every((count) => count > 3)).toBe(true);
    expect(gatherings.length - begun.length).toBeGreaterThan(40);
    for (const has of [
      gatherings.some(({ seats, taken, waiting }) => seats === taken && waiting > 0),
      gatherings.some(({ kind, fee }) => kind === 'training' && fee === null),
      gatherings.some(({ online }) => online),
      gatherings.some(({ status }) => status === 'draft'),
      gatherings.some(({ status }) => status === 'closed'),
      gatherings.some(({ early }) => early !== null),
    ])
      expect(has).toBe(true);
    for (const { seats, taken } of gatherings) expect(taken).toBeLessThanOrEqual(seats ?? taken);
  });
});

describe('the texts of the site', () => {
  it('are there once for each key, whole in both languages', () => {
    expect(articles.map(({ key }) => key).sort()).toEqual(valuesOf(articleKeys).sort());
    for (const { key, titleEn, titleKm, bodyEn, bodyKm } of articles) {
      expect([key, khmer.test(`${titleEn}${bodyEn}`)]).toEqual([key, false]);
      expect([key, khmer.test(titleKm ?? ''), khmer.test(bodyKm ?? '')]).toEqual([key, true, true]);
    }
  });

  it('fill the demo’s library, under topics of their kind, and say of what is invented that it is', () => {
    const { tip, policy, prakas } = demoArticles;
    expect([tip.length, policy.length, prakas.length]).toEqual([12, 6, 8]);
    for (const kind of valuesOf(listedKinds))
      for (const { topic } of demoArticles[kind]) expect(articleShapes[kind].topics).toHaveProperty(topic);
    for (const text of prakas) {
      expect(ministries).toHaveProperty(text.ministry ?? '');
      expect(legalStatuses).toHaveProperty(text.legalStatus ?? '');
      expect([text.titleEn, text.titleKm, text.number]).toEqual([
        expect.stringMatching(/^Sample: /),
        expect.stringMatching(/^គំរូ៖ /),
        expect.stringMatching(/^SAMPLE-/),
      ]);
      expect(text.en).toContain('No ministry has issued this prakas');
      expect(text.km).toContain('គ្មានក្រសួងណាបានចេញប្រកាសនេះ');
    }
  });
});
