import { anonymous, withoutContacts } from './anonymous-text.ts';
import {
  type SearchFields,
  type SearchTexts,
  searchFieldsInSteps,
  searchRules,
  searchTags,
} from './search-fields.ts';
import type { Steps } from './steps.ts';
import { type Unnamed, type UnnamedCard, unnamedCardOf, unnamedOf } from './unnamed-resume.ts';

/**
 * Which rules texts are hidden by. Whoever changes what is hidden counts it up: the worker then files every CV anew, and
 * what older rules have hidden is shown no more.
 */
const hidingRules = 1;
/** Which rules a CV is filed by: those of words and those of hiding. */
export const talentRules = searchRules * 100 + hidingRules;

type Text = string | null;
type Both<N extends string> = Readonly<{ [K in `${N}En` | `${N}Km`]: Text }>;
type Named = { nameEn: string; nameKm: string } | null;

/** What of a CV says who its writer is. */
interface Whose {
  user: { name: string };
  references: readonly Both<'name'>[];
}
type Identity = Both<'name'> & Whose & { work: readonly Both<'employer'>[] };

/** What of a CV says what its writer can do. */
export type TalentTexts = Both<'name'> &
  Whose &
  Both<'title'> &
  Both<'objective'> & {
    province: Named;
    wantedCategory: Named;
    wantedProvince: Named;
    work: readonly (Both<'employer'> & Both<'title'> & Both<'description'>)[];
    education: readonly (Both<'school'> & Both<'field'>)[];
    skills: readonly Both<'name'>[];
    trainings: readonly (Both<'name'> & Both<'provider'>)[];
  };

/** Hides in the texts of a CV whose it is. */
export const anonymousFor = ({ nameEn, nameKm, user, work, references }: Identity) =>
  anonymous({
    names: [nameEn, nameKm, user.name, ...references.flatMap((one) => [one.nameEn, one.nameKm])],
    employers: work.flatMap((one) => [one.employerEn, one.employerKm]),
  });

const texts = {
  work: ['titleEn', 'titleKm', 'employerEn', 'employerKm', 'descriptionEn', 'descriptionKm'],
  education: ['schoolEn', 'schoolKm', 'fieldEn', 'fieldKm'],
  skills: ['nameEn', 'nameKm'],
  trainings: ['nameEn', 'nameKm', 'providerEn', 'providerKm'],
} as const;

type Hide = (text: string) => string;
type Row = Readonly<Record<string, unknown>>;

function* hiddenRow<R extends object>(row: R, columns: readonly (keyof R)[], hide: Hide): Steps<R> {
  const hidden = { ...row };
  for (const column of columns) {
    const text: unknown = row[column];
    if (typeof text !== 'string') continue;
    Object.assign(hidden, { [column]: hide(text) });
    yield;
  }
  return hidden;
}

/** A CV with what `hide` hides in all that its writer wrote freely, a text at a time: it may have hundreds of long ones. */
export function* hiddenInSteps<
  R extends Pick<TalentTexts, keyof typeof texts> & Both<'title'> & Both<'objective'>,
>(resume: R, hide: Hide): Steps<R> {
  const hidden = yield* hiddenRow(resume, ['titleEn', 'titleKm', 'objectiveEn', 'objectiveKm'], hide);
  for (const part of ['work', 'education', 'skills', 'trainings'] as const) {
    const rows: Row[] = [];
    for (const row of resume[part] as readonly Row[]) rows.push(yield* hiddenRow(row, texts[part], hide));
    Object.assign(hidden, { [part]: rows });
  }
  return hidden;
}

/** A CV with no way to reach somebody in what its writer wrote, its names too. */
export function* contactFreeInSteps<
  R extends Pick<TalentTexts, keyof typeof texts | 'user'> &
    Both<'title'> &
    Both<'objective'> &
    Both<'name'> &
    Both<'nationality'>,
>(resume: R): Steps<R> {
  const hidden = yield* hiddenInSteps(resume, withoutContacts);
  const own = yield* hiddenRow(
    hidden,
    ['nameEn', 'nameKm', 'nationalityEn', 'nationalityKm'],
    withoutContacts,
  );
  return { ...own, user: { ...own.user, name: withoutContacts(own.user.name) } };
}

/** Letters of descriptions that are searched: what stands further down was not written to be found. */
const most = 20_000;

function* upTo(length: number, all: readonly Text[]): Generator<string> {
  let left = length;
  for (const text of all) {
    if (!text) continue;
    yield text.slice(0, left);
    left -= text.length;
    if (left <= 0) return;
  }
}

/**
 * What a CV is found by, in both languages, of what is shown of it. One without a title is called by its work, its
 * studies or its skills; whatever says none of these has no title, and is in no list.
 */
function searchTextsOf(hidden: TalentTexts): SearchTexts {
  const given = (all: readonly Text[]) => all.filter((text) => text !== null);
  const title = given([hidden.titleEn, hidden.titleKm]);
  const positions = given(hidden.work.flatMap((one) => [one.titleEn, one.titleKm]));
  const fields = given(hidden.education.flatMap((one) => [one.fieldEn, one.fieldKm]));
  const schools = given(hidden.education.flatMap((one) => [one.schoolEn, one.schoolKm]));
  const skills = given(hidden.skills.flatMap((one) => [one.nameEn, one.nameKm]));
  const called = [title, positions, fields, schools, skills].find((all) => all.length > 0);
  const { province, wantedCategory, wantedProvince } = hidden;
  const descriptions = hidden.work.flatMap((one) => [one.descriptionEn, one.descriptionKm]);
  return {
    title: called ?? [],
    tags: [...searchTags(province, wantedCategory, wantedProvince), ...skills, ...positions],
    texts: [
      ...fields,
      ...schools,
      ...given(hidden.trainings.flatMap((one) => [one.nameEn, one.nameKm])),
      ...upTo(most, [hidden.objectiveEn, hidden.objectiveKm, ...descriptions]),
    ],
  };
}

/** What is made of a CV when it is saved: what it is found by, and what of it is shown without saying whose it is. */
export interface TalentFiling {
  texts: SearchTexts;
  unnamed: Unnamed;
  unnamedCard: UnnamedCard;
}

export function* talentFilingInSteps(
  resume: TalentTexts & Parameters<typeof unnamedOf>[0] & Parameters<typeof unnamedCardOf>[0],
): Steps<TalentFiling> {
  const hide = anonymousFor(resume);
  yield;
  const hidden = yield* hiddenInSteps(resume, hide);
  return {
    texts: searchTextsOf(hidden),
    unnamed: unnamedOf(hidden),
    unnamedCard: unnamedCardOf(resume, hide),
  };
}

/** The columns that a CV is filed by; whoever writes one writes these with it. */
export type TalentFields = SearchFields & Omit<TalentFiling, 'texts'>;

export function* talentFieldsInSteps(resume: Parameters<typeof talentFilingInSteps>[0]): Steps<TalentFields> {
  const { texts: found, ...shown } = yield* talentFilingInSteps(resume);
  return { ...(yield* searchFieldsInSteps(found)), ...shown, searchRules: talentRules };
}
