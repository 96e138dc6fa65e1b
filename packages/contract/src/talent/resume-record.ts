import type { Localized } from '../kernel/locale.ts';
import { resumeBodies } from './resume-part.ts';
import { matching, nonEmptyProposal, type ResumeProposal } from './resume-proposal.ts';
import type { ReadResume, UnreadText } from './resume-reading.ts';

/** Fields of a CV that hold a record of the site: their section, their name there, and the list of the records. */
const recordFields = {
  province: ['personal', 'provinceId', 'provinces'],
  wantedProvince: ['expected', 'wantedProvinceId', 'provinces'],
  wantedCategory: ['expected', 'wantedCategoryId', 'categories'],
} as const;

/** Names of such records, as a file has them. */
export type RecordNames = { [F in keyof typeof recordFields]?: string | undefined };

/** What a file says before its records are looked up. */
export type NamedResume = ReadResume & { named: RecordNames };

type Records = readonly { _id: string; name: Localized }[];

/** Looks up the records that a file names, in either language; a name that the site does not have is told as unread. */
export function withRecords(
  { named, unread, ...proposal }: NamedResume,
  lists: Record<'provinces' | 'categories', Records>,
): ReadResume {
  const found: ResumeProposal = { ...proposal };
  const unknown: UnreadText[] = [];
  for (const [field, [section, key, list]] of Object.entries(recordFields)) {
    const name = named[field as keyof RecordNames];
    if (name === undefined) continue;
    const isNamed = (one: string) => one.toLowerCase() === name.toLowerCase();
    const id = lists[list].find(({ name: { en, km } }) => isNamed(en) || isNamed(km))?._id;
    const body = id && matching(resumeBodies[section], { ...found[section], [key]: id });
    if (body) Object.assign(found, { [section]: body });
    else unknown.push({ heading: section, lines: [name] });
  }
  return { ...nonEmptyProposal(found), unread: [...unread, ...unknown] };
}
