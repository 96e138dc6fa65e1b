import type { Endpoint } from '@acheep/contract/kernel/endpoint';
import * as resume from '@acheep/contract/talent/resume';
import { createUser } from '@acheep/prisma/factories/user';
import type { Harness } from '../../../testing/harness.ts';
import { type Full, fileOf, type RoundTrip, type Values } from '../../../testing/round-trip/round-trip.ts';

const both = (en: string, km: string) => ({ en, km });

export function roundTrips(harness: () => Harness): Record<string, () => Promise<RoundTrip>> {
  type Made = { least?: Values; full: Values[] };

  const roundTrip =
    (endpoint: Endpoint, make: (person: { id: string }) => Promise<Made> | Made) =>
    async (): Promise<RoundTrip> => {
      const api = harness();
      const person = await createUser(api.prisma);
      return {
        least: {},
        ...(await make(person)),
        async save(body) {
          const now = (await api.as(person).call(resume.ownResumeGet)).body.data;
          const updatedAt = now?.updatedAt ?? resume.noResumeYet;
          const saved = await api.as(person).call(endpoint, { body: { ...body, updatedAt } });
          return [saved.body.data, (await api.as(person).call(resume.ownResumeGet)).body.data];
        },
      };
    };

  const reference = async () => ({
    category: (await harness().prisma.category.findFirstOrThrow()).id,
    province: (await harness().prisma.province.findFirstOrThrow()).id,
  });

  return {
    'PUT /resume/personal': roundTrip(resume.resumePersonal, async () => {
      const full: Full<typeof resume.resumePersonal> = {
        name: both('Sok Dara', 'សុខ តារា'),
        title: both('Cook', 'ចុងភៅ'),
        gender: 'female',
        bornOn: '1999-12-31',
        phone: ['+85512345678', '+85587654321'],
        email: 'dara@example.com',
        provinceId: (await reference()).province,
        address: both('Street 1', 'ផ្លូវលេខ 1'),
        nationality: both('Cambodian', 'ខ្មែរ'),
        showPhoto: false,
      };
      return { full: [full] };
    }),
    'PUT /resume/objective': roundTrip(resume.resumeObjective, () => {
      const full: Full<typeof resume.resumeObjective> = { objective: both('To cook.\nWell.', 'ចម្អិនម្ហូប') };
      return { full: [full] };
    }),
    'PUT /resume/expected': roundTrip(resume.resumeExpected, async () => {
      const { category, province } = await reference();
      const full: Full<typeof resume.resumeExpected> = {
        wantedCategoryId: category,
        wantedType: 'freelance',
        wantedProvinceId: province,
        currency: 'KHR',
        salaryFrom: 80_000_000,
        salaryTo: 90_000_000,
        noticePeriod: '2-weeks',
        showExpected: true,
      };
      return { full: [full] };
    }),
    'PUT /resume/work': roundTrip(resume.resumeWork, () => {
      const full: Full<typeof resume.resumeWork> = {
        experience: 'over-5-years',
        work: [
          {
            title: both('Cook', 'ចុងភៅ'),
            employer: both('Hotel', 'សណ្ឋាគារ'),
            from: '2020-02',
            to: '2024-11',
            current: false,
            description: both('Breakfast.\nLunch.', 'អាហារពេលព្រឹក'),
          },
          { title: both('Chef', 'មេចុងភៅ'), from: '2024-12', current: true },
        ],
      };
      return { full: [full] };
    }),
    'PUT /resume/education': roundTrip(resume.resumeEducation, () => {
      const full: Full<typeof resume.resumeEducation> = {
        education: [
          { school: { km: 'សាលាបច្ចេកទេស' }, level: 'vocational', from: '2016-01', to: '2018-01' },
          {
            school: both('University', 'សាកលវិទ្យាល័យ'),
            field: both('Food', 'អាហារ'),
            level: 'master',
            current: true,
          },
        ],
      };
      return { full: [full] };
    }),
    'PUT /resume/skills': roundTrip(resume.resumeSkills, () => {
      const full: Full<typeof resume.resumeSkills> = {
        skills: [
          { kind: 'hard', name: both('Amok', 'អាម៉ុក'), level: 'expert' },
          { kind: 'soft', name: { en: 'Patience' } },
        ],
      };
      return { full: [full] };
    }),
    'PUT /resume/languages': roundTrip(resume.resumeLanguages, () => {
      const full: Full<typeof resume.resumeLanguages> = {
        languages: [{ language: 'zh', level: 'fluent' }, { language: 'km' }],
      };
      return { full: [full] };
    }),
    'PUT /resume/trainings': roundTrip(resume.resumeTrainings, () => {
      const full: Full<typeof resume.resumeTrainings> = {
        trainings: [
          { name: both('Hygiene', 'អនាម័យ'), provider: both('Ministry', 'ក្រសួង'), month: '2023-06' },
          { name: { en: 'Knives' } },
        ],
      };
      return { full: [full] };
    }),
    'PUT /resume/references': roundTrip(resume.resumeReferees, () => {
      const full: Full<typeof resume.resumeReferees> = {
        references: [
          {
            name: both('Keo Vibol', 'កែវ វិបុល'),
            position: both('Chef', 'មេចុងភៅ'),
            phone: '+85512345678',
            email: 'vibol@example.com',
          },
          { name: { en: 'Ly Malis' } },
        ],
      };
      return { full: [full] };
    }),
    'PUT /resume/attachments': roundTrip(resume.resumeAttachments, async (person) => {
      const full: Full<typeof resume.resumeAttachments> = {
        attachments: [await fileOf(harness(), person), await fileOf(harness(), person)],
      };
      return { full: [full] };
    }),
    'PUT /resume/visibility': roundTrip(resume.resumeVisible, () => {
      const full: Full<typeof resume.resumeVisible> = { visibility: 'hidden' };
      return { least: { visibility: 'recruiters' }, full: [full] };
    }),
  };
}
