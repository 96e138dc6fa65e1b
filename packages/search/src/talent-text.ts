import { anonymous } from './anonymous-text.ts';
import { type SearchTexts, searchTags } from './search-fields.ts';

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
    trainings: readonly Both<'name'>[];
  };

/** Hides in the texts of a CV whose it is. */
export const anonymousFor = ({ nameEn, nameKm, user, work, references }: Identity) =>
  anonymous({
    names: [nameEn, nameKm, user.name, ...references.flatMap((one) => [one.nameEn, one.nameKm])],
    employers: work.flatMap((one) => [one.employerEn, one.employerKm]),
  });

/** Letters of descriptions that are searched: what stands further down was not written to be found. */
const most = 20_000;

function* upTo(length: number, texts: readonly Text[]): Generator<string> {
  let left = length;
  for (const text of texts) {
    if (!text) continue;
    yield text.slice(0, left);
    left -= text.length;
    if (left <= 0) return;
  }
}

/**
 * What a CV is found by, in both languages and without what is hidden of it. One without a title is called by its work,
 * its studies or its skills; whatever says none of these has no title, and is in no list.
 */
export function talentTexts(resume: TalentTexts): SearchTexts {
  const hide = anonymousFor(resume);
  const shown = (texts: readonly Text[]) => texts.flatMap((text) => (text ? [hide(text)] : []));
  const title = shown([resume.titleEn, resume.titleKm]);
  const positions = shown(resume.work.flatMap((one) => [one.titleEn, one.titleKm]));
  const fields = shown(resume.education.flatMap((one) => [one.fieldEn, one.fieldKm]));
  const schools = shown(resume.education.flatMap((one) => [one.schoolEn, one.schoolKm]));
  const skills = shown(resume.skills.flatMap((one) => [one.nameEn, one.nameKm]));
  const called = [title, positions, fields, schools, skills].find((texts) => texts.length > 0);
  const { province, wantedCategory, wantedProvince } = resume;
  const descriptions = resume.work.flatMap((one) => [one.descriptionEn, one.descriptionKm]);
  return {
    title: called ?? [],
    tags: [...searchTags(province, wantedCategory, wantedProvince), ...skills, ...positions],
    texts: [
      ...fields,
      ...schools,
      ...shown(resume.trainings.flatMap((one) => [one.nameEn, one.nameKm])),
      ...shown([...upTo(most, [resume.objectiveEn, resume.objectiveKm, ...descriptions])]),
    ],
  };
}
