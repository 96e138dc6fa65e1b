import type { resumeBodies } from '@acheep/contract/talent/resume-part';
import type { Prisma } from '@acheep/database/client';
import type { z } from 'zod';
import { toColumns, toMonth } from './resume-column.ts';

type Bodies = typeof resumeBodies;
export type Section = keyof Bodies;
export type SectionBody<S extends Section> = z.output<Bodies[S]>;

/** Replaces the entries of a section, in order. */
const instead = <R extends object>(rows: readonly R[]) => ({
  deleteMany: {},
  createMany: { data: rows.map((row, position) => ({ ...row, position })) },
});

const bigint = (value: number | undefined) => (value === undefined ? null : BigInt(value));

interface Span {
  from?: string | undefined;
  to?: string | undefined;
  current: boolean;
}
const spanOf = ({ from, to, current }: Span) => ({ from: toMonth(from), to: toMonth(to), current });

type Writers = {
  [S in Section]: (
    body: SectionBody<S>,
    /** Ids of the files that the body names, in order. */
    fileIds: readonly string[],
  ) => Prisma.ResumeUncheckedUpdateInput;
};

/** Updates of a CV per section. Fields missing from the body are cleared. */
export const sectionWriters: Writers = {
  personal: ({ name, title, address, nationality, bornOn, ...body }) => ({
    ...toColumns('name', name),
    ...toColumns('title', title),
    ...toColumns('address', address),
    ...toColumns('nationality', nationality),
    bornOn: bornOn === undefined ? null : new Date(bornOn),
    gender: body.gender ?? null,
    phone: body.phone,
    email: body.email ?? null,
    provinceId: body.provinceId ?? null,
    showPhoto: body.showPhoto,
  }),
  objective: ({ objective }) => toColumns('objective', objective),
  expected: (body) => ({
    wantedCategoryId: body.wantedCategoryId ?? null,
    wantedType: body.wantedType ?? null,
    wantedProvinceId: body.wantedProvinceId ?? null,
    currency: body.currency,
    salaryFrom: bigint(body.salaryFrom),
    salaryTo: bigint(body.salaryTo),
    noticePeriod: body.noticePeriod ?? null,
    showExpected: body.showExpected,
  }),
  work: ({ experience = null, work }) => ({
    experience,
    work: instead(
      work.map((one) => ({
        ...toColumns('title', one.title),
        ...toColumns('employer', one.employer),
        ...spanOf(one),
        ...toColumns('description', one.description),
      })),
    ),
  }),
  education: ({ education }) => ({
    education: instead(
      education.map((one) => ({
        ...toColumns('school', one.school),
        ...toColumns('field', one.field),
        level: one.level ?? null,
        ...spanOf(one),
      })),
    ),
  }),
  skills: ({ skills }) => ({
    skills: instead(
      skills.map(({ kind, name, level = null }) => ({ kind, ...toColumns('name', name), level })),
    ),
  }),
  languages: ({ languages }) => ({
    languages: instead(languages.map(({ language, level = null }) => ({ language, level }))),
  }),
  trainings: ({ trainings }) => ({
    trainings: instead(
      trainings.map(({ name, provider, month }) => ({
        ...toColumns('name', name),
        ...toColumns('provider', provider),
        month: toMonth(month),
      })),
    ),
  }),
  references: ({ references }) => ({
    references: instead(
      references.map(({ name, position, phone = null, email = null }) => {
        const { positionEn, positionKm } = toColumns('position', position);
        return { ...toColumns('name', name), positionEn, positionKm, phone, email };
      }),
    ),
  }),
  attachments: (_, fileIds) => ({ attachments: instead(fileIds.map((uploadId) => ({ uploadId }))) }),
  visibility: ({ visibility }) => ({ visibility }),
};
