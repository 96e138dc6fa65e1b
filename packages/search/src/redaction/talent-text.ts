import {
  type SearchFields,
  type SearchTexts,
  searchFieldsInSteps,
  searchRules,
  searchTags,
} from '../analysis/search-fields.ts';
import type { Steps } from '../analysis/steps.ts';
import { anonymous, withoutContacts } from './anonymous-text.ts';
import { type Unnamed, type UnnamedCard, unnamedCardOf, unnamedOf } from './unnamed-resume.ts';

/**
 * Version of the hiding rules. Increase it with every change of what is hidden: the worker then files every CV again,
 * and texts hidden by older rules are no longer shown.
 */
const hidingRules = 1;
/** Version by which a CV is filed: rules of words and of hiding combined. */
export const talentRules = searchRules * 100 + hidingRules;

type Text = string | null;
type Both<N extends string> = Readonly<{ [K in `${N}En` | `${N}Km`]: Text }>;
type Named = { nameEn: string; nameKm: string } | null;

/** Parts of a CV that identify its writer. */
interface Whose {
  user: { name: string };
  references: readonly Both<'name'>[];
}
type Identity = Both<'name'> & Whose & { work: readonly Both<'employer'>[] };

/** Parts of a CV that describe its writer's abilities. */
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

/** Returns a function that hides the writer's identity in the texts of a CV. */
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

/** CV with `hide` applied to all free texts, one text per step: it may have hundreds of long ones. */
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

/** CV without contact details in its free texts, names included. */
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

/** Characters of descriptions that are searched: text further down was not written to be found. */
const maxSearchedLength = 20_000;

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
 * Searchable texts of an anonymised CV, in both languages. One without a title is titled by its work, its studies or
 * its skills; without any of these it has no title, and is in no list.
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
      ...upTo(maxSearchedLength, [hidden.objectiveEn, hidden.objectiveKm, ...descriptions]),
    ],
  };
}

/** Computed on saving a CV: its searchable texts, and its anonymised contents. */
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

/** Filing columns of a CV, to be written together with it. */
export type TalentFields = SearchFields & Omit<TalentFiling, 'texts'>;

export function* talentFieldsInSteps(resume: Parameters<typeof talentFilingInSteps>[0]): Steps<TalentFields> {
  const { texts: found, ...shown } = yield* talentFilingInSteps(resume);
  return { ...(yield* searchFieldsInSteps(found)), ...shown, searchRules: talentRules };
}
