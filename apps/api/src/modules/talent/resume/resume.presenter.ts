import type { Bilingual } from '@acheep/contract/kernel/bilingual';
import type { Image } from '@acheep/contract/kernel/image';
import type { OwnResume, PublicResume, ResumeSnapshot } from '@acheep/contract/talent/resume';
import type { ResumeContent } from '@acheep/contract/talent/resume-part';
import { asShown } from '@acheep/contract/talent/resume-pay';
import type { FullResume } from '@acheep/contract/talent/resume-view';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { presentReference } from '../../jobs/reference/reference.presenter.ts';
import { addressOf } from '../../messaging/mail/no-address.ts';
import { signFileLink } from '../../platform/upload/file-link.ts';
import type { ResumeRow } from './resume.repository.ts';
import { fromColumns, fromMonth, writtenIn } from './resume-column.ts';

type Signer = Pick<Deps, 'config' | 'now'>;
type Skill = ResumeContent['skills'][number];
type Language = ResumeContent['languages'][number];

const named = (row: Parameters<typeof presentReference>[0] | null) => row && presentReference(row);

/** Assigns the name given at registration to a language by its script. */
const byLetters = (name: string): Bilingual =>
  /\p{Script=Khmer}/u.test(name) ? { en: null, km: name } : { en: name, km: null };

const spanOf = (row: { from: Date | null; to: Date | null; current: boolean }) => ({
  from: fromMonth(row.from),
  to: fromMonth(row.to),
  current: row.current,
});

type Facts = Pick<
  ResumeRow,
  'experience' | 'province' | 'wantedCategory' | 'wantedType' | 'wantedProvince' | 'noticePeriod'
> & { languages: readonly { language: string; level: string | null }[] };

/** Coded facts of a CV, as opposed to its texts. */
export const presentFacts = (row: Facts) => ({
  experience: row.experience as ResumeContent['experience'],
  province: named(row.province),
  languages: row.languages.map((one) => ({
    language: one.language as Language['language'],
    level: one.level as Language['level'],
  })),
  wantedCategory: named(row.wantedCategory),
  wantedType: row.wantedType as ResumeContent['wantedType'],
  wantedProvince: named(row.wantedProvince),
  noticePeriod: row.noticePeriod as ResumeContent['noticePeriod'],
});

export const presentExpected = (row: Pick<ResumeRow, 'currency' | 'salaryFrom' | 'salaryTo'>) => ({
  currency: row.currency as ResumeContent['currency'],
  salaryFrom: row.salaryFrom === null ? null : Number(row.salaryFrom),
  salaryTo: row.salaryTo === null ? null : Number(row.salaryTo),
});

export const presentName = (
  row: Pick<ResumeRow, 'nameEn' | 'nameKm'> & { user: { name: string } },
): Bilingual => fromColumns('name', row) ?? byLetters(row.user.name);

/** Parts open to every reader of a CV. */
const presentParts = (row: ResumeRow) => ({
  ...presentFacts(row),
  name: presentName(row),
  title: fromColumns('title', row),
  gender: row.gender as ResumeContent['gender'],
  nationality: fromColumns('nationality', row),
  objective: fromColumns('objective', row),
  work: row.work.map((one) => ({
    title: writtenIn('title', one),
    employer: fromColumns('employer', one),
    ...spanOf(one),
    description: fromColumns('description', one),
  })),
  education: row.education.map((one) => ({
    school: writtenIn('school', one),
    field: fromColumns('field', one),
    level: one.level as ResumeContent['education'][number]['level'],
    ...spanOf(one),
  })),
  skills: row.skills.map((one) => ({
    kind: one.kind as Skill['kind'],
    name: writtenIn('name', one),
    level: one.level as Skill['level'],
  })),
  trainings: row.trainings.map((one) => ({
    name: writtenIn('name', one),
    provider: fromColumns('provider', one),
    month: fromMonth(one.month),
  })),
});

export const presentContent = (row: ResumeRow): ResumeContent => ({
  ...presentParts(row),
  bornOn: row.bornOn?.toISOString().slice(0, 10) ?? null,
  phone: row.phone,
  email: row.email ?? addressOf(row.user.email) ?? '',
  address: fromColumns('address', row),
  ...presentExpected(row),
  references: row.references.map((one) => ({
    name: writtenIn('name', one),
    position: fromColumns('position', one),
    phone: one.phone,
    email: one.email,
  })),
});

/** Profile photo if the CV shows it; for readers other than the owner, the link is authorized by the CV. */
function photoOf(
  row: ResumeRow,
  signer: Signer,
  { id: readerId, sessionId }: Actor,
  noun = 'resume',
): Image | null {
  const { photo } = row.user;
  if (!row.showPhoto || !photo) return null;
  const by = row.userId === readerId ? undefined : { noun, id: row.id };
  const link = (small: boolean) => signFileLink(signer, { id: photo.id, small, sessionId, by }).url;
  return { small: link(true), image: link(false) };
}

const recordOf = (row: ResumeRow) => ({
  _id: row.id,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const presentOwnResume = (row: ResumeRow, signer: Signer, actor: Actor): OwnResume => ({
  ...recordOf(row),
  ...presentContent(row),
  visibility: row.visibility as OwnResume['visibility'],
  showPhoto: row.showPhoto,
  showExpected: row.showExpected,
  photo: photoOf(row, signer, actor),
  attachments: row.attachments.map(({ upload: { id, ...file } }) => ({
    ...file,
    url: signFileLink(signer, { id, sessionId: actor.sessionId }).url,
  })),
});

export const presentPublicResume = (row: ResumeRow, signer: Signer, actor: Actor): PublicResume => ({
  ...recordOf(row),
  ...presentParts(asShown(row)),
  photo: photoOf(row, signer, actor),
});

/** The whole CV for those who have opened it. Links to its files are authorized by the record named `noun`. */
export const presentFullResume = (
  row: ResumeRow,
  signer: Signer,
  actor: Actor,
  noun: string,
): FullResume => ({
  ...recordOf(row),
  ...presentContent(asShown(row)),
  activeOn: row.activeOn.toISOString().slice(0, 10),
  photo: photoOf(row, signer, actor, noun),
  attachments: row.attachments.map(({ upload: { id, path: _, ...file } }) => ({
    ...file,
    url: signFileLink(signer, { id, sessionId: actor.sessionId, by: { noun, id: row.id } }).url,
  })),
});

/** The CV as it is sent with an application. */
export const presentSnapshot = (row: ResumeRow, takenAt: Date): ResumeSnapshot => ({
  takenAt: takenAt.toISOString(),
  ...presentContent(asShown(row)),
  attachments: row.attachments.map(({ upload: { path: _, ...file } }) => file),
});
