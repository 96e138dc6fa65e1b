import type { Profile } from '@acheep/contract/accounts/account';
import type { Bilingual } from '@acheep/contract/kernel/bilingual';
import type { OwnResume } from '@acheep/contract/talent/resume';
import type { ResumeSection, ResumeVisibility } from '@acheep/contract/talent/resume-option';
import type { resumeBodies } from '@acheep/contract/talent/resume-part';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';

/** Returns the form values of a bilingual text: empty strings for missing languages. */
const pair = (text: Bilingual | null | undefined) => ({ en: text?.en ?? '', km: text?.km ?? '' });

/** Assigns a text to a language by its script. */
export const byLetters = (name: string) =>
  /\p{Script=Khmer}/u.test(name) ? { en: '', km: name } : { en: name, km: '' };

/** Every field of a section's body, so that none is forgotten. */
type Fields<S extends ResumeSection> = Record<keyof z.output<(typeof resumeBodies)[S]>, unknown>;
type Reader<S extends ResumeSection> = (
  resume: OwnResume | null,
  profile: Profile,
) => Fields<S> & FieldValues;

const spanOf = ({ from, to, current }: OwnResume['work'][number] | OwnResume['education'][number]) => ({
  from: from ?? '',
  to: to ?? '',
  current,
});

/** Who can see a CV before its owner says so. */
export const firstVisibility: ResumeVisibility = 'recruiters';

/** Returns the form values of each section; for a new CV, from the account. */
export const sectionValues: { [S in ResumeSection]: Reader<S> } = {
  personal: (resume, profile) => ({
    name: resume ? pair(resume.name) : byLetters(profile.name),
    title: pair(resume?.title),
    gender: resume?.gender ?? '',
    bornOn: resume?.bornOn ?? '',
    phone: resume ? resume.phone : [profile.phone ?? ''].filter(Boolean),
    email: resume?.email ?? profile.email,
    provinceId: resume?.province?._id ?? '',
    address: pair(resume?.address),
    nationality: pair(resume?.nationality),
    showPhoto: resume?.showPhoto ?? true,
  }),
  objective: (resume) => ({ objective: pair(resume?.objective) }),
  expected: (resume) => ({
    wantedCategoryId: resume?.wantedCategory?._id ?? '',
    wantedType: resume?.wantedType ?? '',
    wantedProvinceId: resume?.wantedProvince?._id ?? '',
    currency: resume?.currency ?? 'USD',
    salaryFrom: resume?.salaryFrom ?? undefined,
    salaryTo: resume?.salaryTo ?? undefined,
    noticePeriod: resume?.noticePeriod ?? '',
    showExpected: resume?.showExpected ?? false,
  }),
  work: (resume) => ({
    experience: resume?.experience ?? '',
    work: (resume?.work ?? []).map((one) => ({
      title: pair(one.title),
      employer: pair(one.employer),
      ...spanOf(one),
      description: pair(one.description),
    })),
  }),
  education: (resume) => ({
    education: (resume?.education ?? []).map((one) => ({
      school: pair(one.school),
      field: pair(one.field),
      level: one.level ?? '',
      ...spanOf(one),
    })),
  }),
  skills: (resume) => ({
    skills: (resume?.skills ?? []).map(({ kind, name, level }) => ({
      kind,
      name: pair(name),
      level: level ?? '',
    })),
  }),
  languages: (resume) => ({
    languages: (resume?.languages ?? []).map(({ language, level }) => ({ language, level: level ?? '' })),
  }),
  trainings: (resume) => ({
    trainings: (resume?.trainings ?? []).map(({ name, provider, month }) => ({
      name: pair(name),
      provider: pair(provider),
      month: month ?? '',
    })),
  }),
  references: (resume) => ({
    references: (resume?.references ?? []).map(({ name, position, phone, email }) => ({
      name: pair(name),
      position: pair(position),
      phone: phone ?? '',
      email: email ?? '',
    })),
  }),
  attachments: (resume) => ({
    attachments: (resume?.attachments ?? []).map(({ originalName, path }) => ({ originalName, path })),
  }),
  visibility: (resume) => ({ visibility: resume?.visibility ?? firstVisibility }),
};

/** Initial values of a new entry in each list section. */
export const newEntries = {
  work: {
    title: pair(null),
    employer: pair(null),
    from: '',
    to: '',
    current: false,
    description: pair(null),
  },
  education: { school: pair(null), field: pair(null), level: '', from: '', to: '', current: false },
  skills: { kind: 'hard', name: pair(null), level: '' },
  languages: { language: '', level: '' },
  trainings: { name: pair(null), provider: pair(null), month: '' },
  references: { name: pair(null), position: pair(null), phone: '', email: '' },
} satisfies Partial<Record<ResumeSection, FieldValues>>;
export type ListSection = keyof typeof newEntries;
