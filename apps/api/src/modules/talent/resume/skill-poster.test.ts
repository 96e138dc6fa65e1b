import {
  noResumeYet,
  resumeExpected,
  resumeLanguages,
  resumeObjective,
  resumePersonal,
  resumeReferees,
  resumeSkills,
  resumeWork,
} from '@acheep/contract/talent/resume';
import { resumeEntries } from '@acheep/contract/talent/resume-part';
import { resumePdfLink } from '@acheep/contract/talent/resume-pdf';
import { createUser } from '@acheep/prisma/factories/user';
import { describe, expect, it } from 'vitest';
import { openBytes } from '../../../testing/bytes.ts';
import { type Harness, startApi } from '../../../testing/harness.ts';
import { withPages } from '../../../testing/read-pdf.ts';

const api = await startApi();

type Save = Parameters<ReturnType<Harness['as']>['call']>[0];
const solid = (text: string) => text.replace(/\s+/g, '');

/** A job seeker whose CV has these sections. */
async function seeker(...sections: [Save, object][]) {
  const person = await createUser(api.prisma, { name: 'Chan Dara' });
  let updatedAt = noResumeYet;
  for (const [endpoint, body] of sections) {
    const answer = await api.as(person).call(endpoint, { body: { ...body, updatedAt } } as never);
    expect([answer.status, answer.body.code]).toEqual([200, undefined]);
    updatedAt = answer.body.data.updatedAt;
  }
  return person;
}

/** The pages of somebody's poster, without spaces, as they are drawn as gaps. */
async function posterOf(person: { id: string }, language: string, paper = 'a4') {
  const body = { design: 'poster', language, paper };
  const { url } = (await api.as(person).call(resumePdfLink, { body } as never)).body.data;
  const { status, body: bytes } = await openBytes(api, url);
  expect(status).toBe(200);
  return withPages(bytes, (pages) =>
    pages.map((page) => ({
      text: solid(page.getText()),
      width: Math.round(page.getOriginalSize().originalWidth),
    })),
  );
}

describe('the poster “My skills”', () => {
  it('says in either language what an employer asks first, and who recommends nobody', async () => {
    const { id: wantedProvinceId } = await api.prisma.province.findFirstOrThrow({ where: { slug: 'kep' } });
    const person = await seeker(
      [
        resumePersonal,
        {
          name: { en: 'Chan Dara', km: 'ចាន់ ដារ៉ា' },
          title: { en: 'Garment worker', km: 'កម្មករកាត់ដេរ' },
          phone: ['+85512345678'],
          bornOn: '1990-05-17',
        },
      ],
      [resumeSkills, { skills: [{ name: { en: 'Sew shirts', km: 'ដេរអាវ' } }, { name: { km: 'អ៊ុតខោអាវ' } }] }],
      [
        resumeWork,
        { experience: '3-years', work: [{ title: { en: 'Factory in Takhmau', km: 'រោងចក្រនៅតាខ្មៅ' } }] },
      ],
      [resumeLanguages, { languages: [{ language: 'km' }, { language: 'th' }] }],
      [resumeExpected, { wantedProvinceId, wantedType: 'part-time' }],
      [resumeObjective, { objective: { en: 'Mornings only', km: 'តែពេលព្រឹក' } }],
      [resumeReferees, { references: [{ name: { en: 'Keo Vibol' } }] }],
    );
    const said = {
      en: [
        'My skills',
        'Garment worker',
        'Sew shirts',
        'Factory in Takhmau',
        '3 years',
        'Thai',
        'Mornings only',
      ],
      km: ['ជំនាញរបស់ខ្ញុំ', 'កម្មករកាត់ដេរ', 'ដេរអាវ', 'រោងចក្រនៅតាខ្មៅ', '3 ឆ្នាំ', 'ថៃ', 'តែពេលព្រឹក'],
    };
    const both = await posterOf(person, 'both', 'a5');
    expect(both.map(({ width }) => width)).toEqual([420, 420]);
    for (const [page, words, name, place, phone] of [
      [both[0], said.km, 'ចាន់ ដារ៉ា', 'កែប ក្រៅម៉ោង', '012 345 678'],
      [both[1], said.en, 'Chan Dara', 'Kep Part-time', '+855 12 345 678'],
    ] as const) {
      for (const one of [name, ...words, place, 'អ៊ុតខោអាវ', phone, person.email])
        expect([one, page?.text.includes(solid(one))]).toEqual([one, true]);
      for (const one of ['Keo Vibol', '1990']) expect(page?.text).not.toContain(solid(one));
    }
  });

  it('is one page, however long the CV', async () => {
    const text = (length: number) => ({
      en: 'Said in full. '.repeat(length / 14),
      km: 'និយាយឱ្យអស់ '.repeat(length / 12),
    });
    const person = await seeker(
      [
        resumePersonal,
        { name: text(80), title: text(110), phone: ['+85512345678', '+85512999888', '+85517999888'] },
      ],
      [
        resumeSkills,
        {
          skills: Array.from({ length: resumeEntries }, (_, place) => ({
            name: { en: `${place} ${text(42).en}` },
          })),
        },
      ],
      [
        resumeWork,
        {
          work: Array.from({ length: 30 }, () => ({
            title: text(110),
            employer: text(110),
            description: text(1900),
          })),
        },
      ],
      [resumeObjective, { objective: text(1900) }],
    );
    for (const [language, count] of [
      ['en', 1],
      ['km', 1],
      ['both', 2],
    ] as const) {
      const pages = await posterOf(person, language);
      expect([language, pages.length]).toEqual([language, count]);
      // The foot is there, below all that was cut.
      for (const { text: page } of pages) expect(page).toMatch(/(?:\+85517|017)999888/);
    }
  });

  it('asks for a mail where there is no phone, and leaves out what nobody said', async () => {
    const person = await seeker([resumePersonal, { title: { en: 'Driver' } }]);
    const [page] = await posterOf(person, 'en');
    expect(page?.text).toBe(
      solid(`My skills Chan Dara I’m looking for work Driver Write to me ${person.email}`),
    );
  });
});
