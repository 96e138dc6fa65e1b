import { profileUpdate } from '@acheep/contract/accounts/account';
import { valuesOf } from '@acheep/contract/kernel/option';
import { photoUpload } from '@acheep/contract/platform/upload';
import {
  resumeExpected,
  resumeLanguages,
  resumePersonal,
  resumeReferees,
  resumeSkills,
  resumeWork,
} from '@acheep/contract/talent/resume';
import { resumePdfLink } from '@acheep/contract/talent/resume-pdf';
import { resumeDesigns } from '@acheep/contract/talent/resume-pdf-option';
import { createResume } from '@acheep/prisma/factories/resume';
import { createUser } from '@acheep/prisma/factories/user';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openBytes } from '../../../testing/bytes.ts';
import { type Harness, startApi } from '../../../testing/harness.ts';
import { withPages } from '../../../testing/read-pdf.ts';
import { lettersOf } from './reading/pdf-letters.ts';

const api = await startApi();

/** The poster has no room for all of a CV: its own test says what it shows. */
const designs = valuesOf(resumeDesigns).filter((design) => design !== 'poster');
const plain = { design: 'classic', language: 'km', paper: 'a4' };
const link = (who: { id: string } | null, body: object = plain) =>
  api.as(who).call(resumePdfLink, { body } as never);
const open = (url: string) => openBytes(api, url);
/** Text of the pages of a PDF as a reader copies it, without spaces, as they are drawn as gaps. */
const pagesOf = (bytes: Buffer) =>
  withPages(bytes, (pages) =>
    pages.map((page) => ({ text: solid(page.getText()), ...page.getOriginalSize() })),
  );
const solid = (text: string) => text.replace(/\s+/g, '');

async function seeker() {
  const person = await createUser(api.prisma, { name: 'Sok Dara' });
  const save = async (endpoint: Parameters<ReturnType<Harness['as']>['call']>[0], body: object) => {
    const held = await api.prisma.resume.findUnique({ where: { userId: person.id } });
    const updatedAt = held?.updatedAt.toISOString() ?? new Date(0).toISOString();
    const answer = await api.as(person).call(endpoint, { body: { ...body, updatedAt } } as never);
    expect([answer.status, answer.body.code]).toEqual([200, undefined]);
  };
  await save(resumePersonal, {
    name: { en: 'Sok Dara', km: 'សុខ ដារ៉ា' },
    title: { en: 'Accountant', km: 'គណនេយ្យករ' },
    phone: ['+85512345678'],
    address: { km: 'ផ្លូវ 271 រាជធានីភ្នំពេញ' },
    gender: 'female',
  });
  await save(resumeWork, {
    experience: 'over-5-years',
    work: [
      {
        title: { en: 'Chief accountant', km: 'ប្រធានគណនេយ្យ' },
        employer: { en: 'Mekong Logistics', km: 'ក្រុមហ៊ុន មេគង្គ ភស្តុភារ' },
        from: '2020-01',
        current: true,
        description: { en: '- Closes the books\n- Leads four people', km: 'រៀបចំរបាយការណ៍ហិរញ្ញវត្ថុប្រចាំខែ' },
      },
    ],
  });
  await save(resumeSkills, { skills: [{ name: { en: 'Excel' }, level: 'advanced' }] });
  await save(resumeReferees, { references: [{ name: { en: 'Keo Vibol' }, phone: '+85512999888' }] });
  return { person, save };
}

describe('the CV as a PDF', () => {
  it('is Khmer as it is written in every design, with every sign of its clusters', async () => {
    const { person } = await seeker();
    for (const design of designs) {
      const { status, body } = await link(person, { ...plain, design });
      expect(status).toBe(201);
      const answer = await open(body.data.url);
      expect([design, answer.status, answer.headers['content-type']]).toEqual([
        design,
        200,
        'application/pdf',
      ]);
      expect(answer.headers['cache-control']).toBe('no-store');
      const [page] = await pagesOf(answer.body);
      for (const said of [
        'សុខ ដារ៉ា',
        'គណនេយ្យករ',
        'បទពិសោធន៍ការងារ',
        'ប្រធានគណនេយ្យ',
        'ក្រុមហ៊ុន មេគង្គ ភស្តុភារ',
        'មករា 2020 – បច្ចុប្បន្ន',
        'រៀបចំរបាយការណ៍ហិរញ្ញវត្ថុប្រចាំខែ',
        'ផ្លូវ 271 រាជធានីភ្នំពេញ',
        'Excel',
        'Keo Vibol',
      ]) {
        expect([design, said, page?.text.includes(solid(said))]).toEqual([design, said, true]);
      }
    }
  });

  it('is one page instead of one and a few lines', async () => {
    const { person, save } = await seeker();
    const job = { title: { en: 'Cook' }, employer: { en: 'Garden Hotel' }, from: '2020-01', to: '2021-01' };
    const counts: number[] = [];
    for (let jobs = 12; jobs <= 22; jobs += 1) {
      await save(resumeWork, { work: Array.from({ length: jobs }, () => job) });
      const { url } = (await link(person, { ...plain, language: 'en' })).body.data;
      const pages = await withPages((await open(url)).body, (all) => all.map((page) => page.getText()));
      // What does not fit on one page leaves enough for a second.
      const last = pages.at(-1)?.split('\n').length ?? 0;
      expect([jobs, pages.length === 1 || last >= 8]).toEqual([jobs, true]);
      counts.push(pages.length);
    }
    expect([counts[0], counts.at(-1)]).toEqual([1, 2]);
  }, 60_000);

  it('is in larger letters where the page would stay half white, and on that page still', async () => {
    const { person, save } = await seeker();
    const job = { title: { en: 'Cook' }, employer: { en: 'Garden Hotel' }, from: '2020-01', to: '2021-01' };
    const sizeOf = async (jobs: number, design: string) => {
      await save(resumeWork, { work: Array.from({ length: jobs }, () => job) });
      const { url } = (await link(person, { ...plain, design, language: 'en' })).body.data;
      const { pages } = await lettersOf((await open(url)).body);
      expect([design, jobs, pages.length]).toEqual([design, jobs, 1]);
      const letters = pages[0] ?? [];
      const text = letters.map((letter) => letter.text).join('');
      return letters[text.indexOf('Garden')]?.size ?? 0;
    };
    const usual = await sizeOf(12, 'classic');
    for (const design of designs)
      expect([design, (await sizeOf(1, design)) / usual > 1.1]).toEqual([design, true]);
  });

  it('is in English, or in Khmer and then in English on new pages, on the paper that is asked for', async () => {
    const { person } = await seeker();
    const { url } = (await link(person, { ...plain, language: 'both', paper: 'a5' })).body.data;
    const pages = await pagesOf((await open(url)).body);
    expect(pages.map((page) => [Math.round(page.originalWidth), Math.round(page.originalHeight)])).toEqual([
      [420, 595],
      [420, 595],
    ]);
    expect(pages[0]?.text).toContain(solid('ប្រធានគណនេយ្យ'));
    expect(pages[1]?.text).toContain(solid('Chief accountant'));
    expect(pages[1]?.text).toContain(solid('Jan 2020 – now'));
    // A text in one language only is printed in both.
    expect(pages[1]?.text).toContain(solid('ផ្លូវ 271 រាជធានីភ្នំពេញ'));
  });

  it('is called by the name, says the province once, and a level beside its language', async () => {
    const { person, save } = await seeker();
    const { id: provinceId } = await api.prisma.province.findFirstOrThrow({ where: { slug: 'phnom-penh' } });
    const name = { en: 'Sok Dara', km: 'សុខ ដារ៉ា' };
    await save(resumePersonal, { name, address: { en: 'Toul Kork, Phnom Penh' }, provinceId });
    await save(resumeLanguages, {
      languages: [
        { language: 'km', level: 'native' },
        { language: 'en', level: 'fluent' },
      ],
    });
    for (const design of designs) {
      const { url } = (await link(person, { design, language: 'en', paper: 'a4' })).body.data;
      const answer = await open(url);
      expect(answer.headers['content-disposition']).toContain(encodeURIComponent('Sok Dara – CV.pdf'));
      const text = (await pagesOf(answer.body)).map((page) => page.text).join('');
      expect([design, text.split('PhnomPenh').length]).toEqual([design, 2]);
      for (const said of ['Khmer Native', 'English Fluent'])
        expect([design, said, text.includes(solid(said))]).toEqual([design, said, true]);
    }
  });

  it('names pay and notice period only once its owner shows them', async () => {
    const { person, save } = await seeker();
    const expected = {
      salaryFrom: 900_00,
      salaryTo: 2000_00,
      noticePeriod: '1-month',
      wantedType: 'full-time',
    };
    for (const showExpected of [false, true]) {
      await save(resumeExpected, { ...expected, showExpected });
      for (const design of designs) {
        const { url } = (await link(person, { design, language: 'en', paper: 'a4' })).body.data;
        const text = (await pagesOf((await open(url)).body)).map((page) => page.text).join('');
        const said = ['$900–$2,000', 'Noticeperiod', '1month'].map((one) => text.includes(one));
        expect([design, said]).toEqual([design, [showExpected, showExpected, showExpected]]);
      }
    }
  });

  it('never leaves the head of an entry alone at the end of a page', async () => {
    const { person, save } = await seeker();
    const text = { en: 'Said in full. '.repeat(14) };
    const work = Array.from({ length: 30 }, (_, place) => ({
      title: { en: `Place${place}.` },
      description: text,
    }));
    await save(resumeWork, { work });
    for (const design of designs) {
      const { url } = (await link(person, { design, language: 'en', paper: 'a4' })).body.data;
      const pages = await pagesOf((await open(url)).body);
      expect(pages.length).toBeGreaterThan(2);
      for (const [place] of work.entries()) {
        const holder = pages.find(({ text: all }) => all.includes(`Place${place}.`));
        const after = holder?.text.split(`Place${place}.`)[1] ?? '';
        expect([design, place, after.startsWith('Saidinfull.')]).toEqual([design, place, true]);
      }
    }
  });

  it('takes what people type as it stands, whatever the template could make of it', async () => {
    const { person, save } = await seeker();
    const hostile = '#read("/etc/passwd") $x$ *bold* \\ ] @me <a> https://example.com';
    await save(resumeWork, { work: [{ title: { en: hostile }, description: { en: hostile } }] });
    const { url } = (await link(person, { ...plain, language: 'en' })).body.data;
    const [page] = await pagesOf((await open(url)).body);
    expect(page?.text).toContain(solid(hostile));
    expect(page?.text).not.toContain('root:');
  });

  it('shows the photo of the profile where the CV says so', async () => {
    const { person, save } = await seeker();
    const sized = async () => {
      const { url } = (await link(person, { ...plain, design: 'banner' })).body.data;
      return (await open(url)).body.length as number;
    };
    const without = await sized();
    const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
    const content = await sharp({
      create: { width: 500, height: 500, channels: 3, background: '#888', noise },
    })
      .jpeg()
      .toBuffer();
    const { path } = (await api.as(person).call(photoUpload, { file: { name: 'me.jpg', content } })).body
      .data;
    const profile = { name: 'Sok Dara', locale: 'en', photo: path };
    expect((await api.as(person).call(profileUpdate, { body: profile } as never)).status).toBe(200);
    expect(await sized()).toBeGreaterThan(without + 20_000);
    await save(resumePersonal, { name: { en: 'Sok Dara' }, showPhoto: false });
    expect(await sized()).toBeLessThan(without + 5_000);
  });

  it('opens for the session that asked, for some minutes, and for nobody without a CV', async () => {
    const { person } = await seeker();
    const { url } = (await link(person)).body.data;
    expect((await open(`${url}x`)).status).toBe(403);
    const later = new Date(Date.now() + 6 * 60_000);
    expect(later.getTime()).toBeGreaterThan(Date.parse((await link(person)).body.data.expiresAt));
    await api.prisma.session.deleteMany({ where: { userId: person.id } });
    expect((await open(url)).status).toBe(403);
    expect((await link(await createUser(api.prisma))).status).toBe(404);
    const { userId } = await createResume(api.prisma);
    expect((await link({ id: userId }, { ...plain, design: 'neon' })).status).toBe(422);
  });
});
