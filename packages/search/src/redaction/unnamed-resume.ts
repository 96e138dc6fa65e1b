import type { Bilingual } from '@acheep/contract/kernel/bilingual';
import { cardSkills } from '@acheep/contract/talent/talent';

type Both<N extends string> = Readonly<{ [K in `${N}En` | `${N}Km`]: string | null }>;
interface Span {
  from: Date | null;
  to: Date | null;
  current: boolean;
}
type Work = Both<'title'> & Both<'description'> & Span;
type Education = Both<'school'> & Both<'field'> & Span & { level: string | null };
type Skill = Both<'name'> & { kind: string; level: string | null };
type Training = Both<'name'> & Both<'provider'> & { month: Date | null };
type Titled = Both<'title'>;

const both = <N extends string>(name: N, row: Both<NoInfer<N>>): Bilingual | null => {
  const [en, km] = [row[`${name}En`], row[`${name}Km`]] as [string | null, string | null];
  return en === null && km === null ? null : { en, km };
};
const given = <N extends string>(name: N, row: Both<NoInfer<N>>) => both(name, row) ?? { en: '', km: null };
const monthOf = (date: Date | null) => date?.toISOString().slice(0, 7) ?? null;
const spanOf = ({ from, to, current }: Span) => ({ from: monthOf(from), to: monthOf(to), current });

/** Shown fields of an anonymised CV, listed one by one, so that a field added later is not shown by default. */
export const unnamedOf = (
  hidden: Titled &
    Both<'objective'> & {
      work: readonly Work[];
      education: readonly Education[];
      skills: readonly Skill[];
      trainings: readonly Training[];
    },
) => ({
  objective: both('objective', hidden),
  work: hidden.work.map((one) => ({
    title: given('title', one),
    ...spanOf(one),
    description: both('description', one),
  })),
  education: hidden.education.map((one) => ({
    school: given('school', one),
    field: both('field', one),
    level: one.level,
    ...spanOf(one),
  })),
  skills: hidden.skills.map((one) => ({ kind: one.kind, name: given('name', one), level: one.level })),
  trainings: hidden.trainings.map((one) => ({
    name: given('name', one),
    provider: both('provider', one),
    month: monthOf(one.month),
  })),
});
export type Unnamed = ReturnType<typeof unnamedOf>;

/** Fields of its card, from the original CV, of which nothing else is read. */
export function unnamedCardOf(
  resume: Titled & {
    work: readonly (Titled & { current: boolean })[];
    education: readonly { level: string | null }[];
    skills: readonly Both<'name'>[];
  },
  hide: (text: string) => string,
) {
  const hidden = (text: Bilingual): Bilingual => ({
    en: text.en && hide(text.en),
    km: text.km && hide(text.km),
  });
  const { work } = resume;
  const [title, now] = [both('title', resume), work.find(({ current }) => current) ?? work[0]];
  const skills = resume.skills.slice(0, cardSkills);
  return {
    title: title && hidden(title),
    position: now ? hidden(given('title', now)) : null,
    levels: [...new Set(resume.education.map(({ level }) => level))],
    skills: skills.map((one) => hidden(given('name', one))),
    moreSkills: resume.skills.length - skills.length,
  };
}
export type UnnamedCard = ReturnType<typeof unnamedCardOf>;
