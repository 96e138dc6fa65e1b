import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { valuesOf } from '@acheep/contract/kernel/option';
import {
  noResumeYet,
  ownResumeGet,
  resumeEducation,
  resumeExpected,
  resumeLanguages,
  resumeObjective,
  resumePersonal,
  resumeReferees,
  resumeSkills,
  resumeTrainings,
  resumeWork,
} from '@acheep/contract/talent/resume';
import { resumePdfLink } from '@acheep/contract/talent/resume-pdf';
import { resumeDesigns } from '@acheep/contract/talent/resume-pdf-option';
import { resumeReading } from '@acheep/contract/talent/resume-reading';
import { createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { renderPdf } from '../../../plumbing/pdf/pdf.ts';
import { openBytes } from '../../../testing/bytes.ts';
import { startApi } from '../../../testing/harness.ts';
import { readResumeFile } from './reading/resume-reading.ts';

const api = await startApi();

const both = (en: string, km: string) => ({ en, km });

async function bodies() {
  const [wanted, home] = await api.prisma.province.findMany({ orderBy: { position: 'asc' }, take: 2 });
  // Its name begins like a fact about somebody's health.
  const category = await api.prisma.category.findUniqueOrThrow({ where: { slug: 'healthcare' } });
  return {
    personal: {
      name: both('Seng Veasna', 'សេង វាសនា'),
      title: both('Warehouse supervisor', 'ប្រធានឃ្លាំង'),
      gender: 'male',
      bornOn: '1993-04-12',
      phone: ['+85512345678', '+85598765432'],
      email: 'veasna@example.com',
      provinceId: home?.id,
      address: both('Street 271, Toul Tumpung', 'ផ្លូវ ២៧១ ទួលទំពូង'),
      nationality: both('Cambodian', 'ខ្មែរ'),
      showPhoto: true,
    },
    objective: { objective: both('To lead a modern warehouse.\nTo teach what I know.', 'ចង់ដឹកនាំឃ្លាំងទំនើប') },
    expected: {
      wantedCategoryId: category.id,
      wantedType: 'full-time',
      wantedProvinceId: wanted?.id,
      currency: 'USD',
      salaryFrom: 600_00,
      salaryTo: 900_00,
      noticePeriod: '1-week',
      showExpected: false,
    },
    work: {
      experience: 'over-5-years',
      work: [
        {
          title: both('Warehouse supervisor', 'ប្រធានឃ្លាំង'),
          employer: both('Mekong Logistics', 'មេគង្គ ភស្តុភារ'),
          from: '2020-01',
          current: true,
          description: both(
            `- Leads twelve people\n- Counts stock every week, ${'and writes down what is missing '.repeat(20)}`.trim(),
            `- ដឹកនាំបុគ្គលិកដប់ពីរនាក់\n- ${'រាប់ស្តុករៀងរាល់សប្ដាហ៍ '.repeat(30)}`.trim(),
          ),
        },
        {
          title: both('Storekeeper', 'អ្នកថែឃ្លាំង'),
          employer: both('Angkor Market', 'ផ្សារអង្គរ'),
          from: '2017-03',
          to: '2019-12',
          current: false,
          description: both('Received and issued goods.', 'ទទួល និងបើកទំនិញ'),
        },
        { title: both('Packer', 'អ្នកវេចខ្ចប់'), current: false },
      ],
    },
    education: {
      education: [
        {
          school: both('Royal University of Phnom Penh', 'សាកលវិទ្យាល័យភូមិន្ទភ្នំពេញ'),
          field: both('Logistics', 'ភស្តុភារ'),
          level: 'bachelor',
          from: '2012-10',
          to: '2016-07',
          current: false,
        },
        {
          school: both('Hun Sen High School', 'វិទ្យាល័យ ហ៊ុន សែន'),
          level: 'year-12',
          to: '2012-08',
          current: false,
        },
      ],
    },
    skills: {
      skills: [
        { kind: 'hard', name: both('Stock control', 'គ្រប់គ្រងស្តុក'), level: 'expert' },
        { kind: 'hard', name: { en: 'Excel' }, level: 'intermediate' },
        { kind: 'hard', name: both('Forklift', 'បើករថយន្តស្ទូច') },
        { kind: 'soft', name: both('Teamwork', 'ការងារជាក្រុម'), level: 'advanced' },
      ],
    },
    languages: {
      languages: [
        { language: 'km', level: 'native' },
        { language: 'en', level: 'fluent' },
        { language: 'zh', level: 'basic' },
      ],
    },
    trainings: {
      trainings: [
        {
          name: both('Fire safety', 'សុវត្ថិភាពអគ្គិភ័យ'),
          provider: both('Red Cross', 'កាកបាទក្រហម'),
          month: '2021-06',
        },
        { name: { km: 'សង្គ្រោះបឋម' } },
      ],
    },
    references: {
      references: [
        {
          name: both('Keo Vibol', 'កែវ វិបុល'),
          position: both('Manager, Mekong Logistics', 'នាយក មេគង្គ'),
          phone: '+85512999888',
          email: 'vibol@example.com',
        },
        { name: both('Chan Sophea', 'ចាន់ សុភា'), phone: '+85516111222' },
      ],
    },
  };
}
const endpoints = {
  personal: resumePersonal,
  objective: resumeObjective,
  expected: resumeExpected,
  work: resumeWork,
  education: resumeEducation,
  skills: resumeSkills,
  languages: resumeLanguages,
  trainings: resumeTrainings,
  references: resumeReferees,
};

async function seeker(sections: Awaited<ReturnType<typeof bodies>>, { showExpected = true } = {}) {
  const person = await createUser(api.prisma, { name: 'Seng Veasna' });
  for (const [section, endpoint] of Object.entries(endpoints)) {
    const updatedAt = (await api.as(person).call(ownResumeGet)).body.data?.updatedAt ?? noResumeYet;
    const given = sections[section as keyof typeof endpoints];
    const body = { ...given, ...(section === 'expected' && { showExpected }), updatedAt };
    const saved = await api.as(person).call(endpoint, { body } as never);
    expect([section, saved.status, saved.body.code]).toEqual([section, 200, undefined]);
  }
  return person;
}

type Language = 'en' | 'km' | 'both';
const paperOf = async (who: { id: string }, design: string, language: Language) => {
  const body = { design, language, paper: design === 'banner' ? 'a5' : 'a4' };
  const { url } = (await api.as(who).call(resumePdfLink, { body } as never)).body.data;
  return (await openBytes(api, url)).body as Buffer;
};
/** A value with its texts in the language of the paper, or in the other one where there is none. */
function inLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((one) => inLanguage(one, language));
  if (typeof value !== 'object' || value === null || language === 'both') return value;
  const { en, km } = value as { en?: string; km?: string };
  if (en === undefined && km === undefined)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inLanguage(one, language)]));
  const isEnglish = language === 'en' ? en !== undefined : km === undefined;
  return isEnglish ? { en } : { km };
}

async function readingOf(pdf: Uint8Array) {
  const folder = await mkdtemp(path.join(tmpdir(), 'resume-back-test-'));
  const file = path.join(folder, 'cv.pdf');
  await writeFile(file, pdf);
  const reading = await readResumeFile('somebody', { path: file, kind: 'pdf' });
  await rm(folder, { recursive: true });
  return reading;
}

/** The poster shows a part of a CV. */
const designs = valuesOf(resumeDesigns).filter((design) => design !== 'poster');

describe('a CV of ours', () => {
  it('comes back from its PDF as it was, field by field, in every design and language', async () => {
    const sections = await bodies();
    const person = await seeker(sections);
    for (const design of designs)
      for (const language of ['en', 'km', 'both'] as const) {
        const content = await paperOf(person, design, language);
        const { body } = await api.as(person).call(resumeReading, { file: { name: 'cv.pdf', content } });
        const { unread, ...read } = body.data;
        expect([design, language, unread]).toEqual([design, language, []]);
        expect([design, language, read]).toEqual([design, language, inLanguage(sections, language)]);
      }
  }, 120_000);

  it('is read by its page too, in every design', async () => {
    const sections = await bodies();
    const person = await seeker(sections);
    for (const design of designs)
      for (const language of ['en', 'km'] as const) {
        const paper = (await paperOf(person, design, language)).toString('latin1');
        expect(paper).toContain(`(resume-${language}.json)`);
        const bare = paper.replaceAll(`(resume-${language}.json)`, `(another-${language}.txt)`);
        const { proposal } = await readingOf(Buffer.from(bare, 'latin1'));
        const { expected, objective, trainings, ...same } = inLanguage(sections, language) as typeof sections;
        const { personal, work, ...lists } = same;
        const of = { design, language };
        expect({ of, ...proposal }).toMatchObject({ of, ...lists });
        const { address, provinceId, ...own } = personal;
        expect({ of, ...proposal?.personal }).toMatchObject({ of, ...own });
        const jobs = work.work.slice(0, 2).map(({ description, ...job }) => job);
        expect({ of, jobs: proposal?.work?.work.slice(0, 2) }).toMatchObject({ of, jobs });
      }
  }, 120_000);

  it('says no more in its data than on its page', async () => {
    const person = await seeker(await bodies(), { showExpected: false });
    const { proposal } = await readingOf(await paperOf(person, 'classic', 'both'));
    expect(proposal?.expected).toMatchObject({ wantedType: 'full-time' });
    expect(JSON.stringify(proposal)).not.toMatch(/60000|90000|1-week/);
  });
});

describe('a PDF whose page and data differ', () => {
  const template = new URL('./resume.typ', import.meta.url);
  const entry = (title: string) => ({ title, sub: 'Angkor Market', when: 'Mar 2017 – Dec 2019', text: '' });
  const paper = async (titles: readonly string[], position: string) => {
    const resume = {
      basics: { name: 'Sok Dara' },
      work: [{ position, name: 'Angkor Market', startDate: '2017-03', endDate: '2019-12' }],
    };
    const part = {
      lang: 'en',
      name: 'Sok Dara',
      title: '',
      contacts: ['+855 12 345 678'],
      words: { contact: 'Contact' },
      sections: [{ title: 'Work experience', side: false, kind: 'entries', entries: titles.map(entry) }],
    };
    const sheet = { design: 'classic', paper: 'a4', title: 'CV', author: 'Sok Dara', photo: '' };
    const attached = [{ name: 'resume-en.json', content: JSON.stringify(resume) }];
    return readingOf(await renderPdf('somebody', template, { ...sheet, parts: [part], attached }));
  };

  it('is read by its page', async () => {
    const { proposal } = await paper(['Storekeeper'], 'Managing director');
    expect(proposal?.work?.work).toMatchObject([{ title: { en: 'Storekeeper' } }]);
    expect(proposal?.personal?.phone).toEqual(['+85512345678']);
  });

  it('tells what only the page says', async () => {
    const { proposal, unread } = await paper(['Storekeeper', 'Night watchman'], 'Storekeeper');
    expect(proposal?.work?.work).toHaveLength(1);
    expect(unread.flatMap(({ lines }) => lines).join('\n')).toContain('Night watchman');
    expect(unread.flatMap(({ lines }) => lines).join('\n')).toContain('+855 12 345 678');
  });
});
