import type { AuditEntry } from '@acheep/contract/accounts/admin';
import type { AuditAction, AuditSubject } from '@acheep/contract/accounts/admin-option';
import { adminPaths } from '@acheep/contract/admin-paths';
import { paths } from '@acheep/contract/paths';

type Details = Readonly<Record<string, string>>;

interface Subject {
  /** Detail that has its name. */
  name: string;
  /** Its page, or the list that has it; undefined where it has neither. */
  path?(id: string, details: Details): string;
  /** The page is of the list, which is there when the record is gone. */
  isList?: true;
}

const inList = (path: Subject['path']) => ({ path, isList: true }) as const;

const subjects: Record<AuditSubject, Subject> = {
  company: { name: 'company', path: (id) => adminPaths.company(id) },
  package: { name: 'package', ...inList(() => adminPaths.packages()) },
  order: { name: 'order', path: (id) => adminPaths.order(id) },
  // Its name begins with the post code, by which the list finds it.
  job: {
    name: 'job',
    ...inList((_, { job = '' }) => adminPaths.jobs({ search: /^\d{6}(?= )/.exec(job)?.[0] ?? job })),
  },
  post: { name: 'post', path: (id) => paths.publicPost(id) },
  comment: { name: 'comment', ...inList(() => adminPaths.comments()) },
  article: { name: 'article', path: (id) => adminPaths.article(id) },
  banner: { name: 'banner', ...inList(() => adminPaths.banners()) },
  service: { name: 'service', ...inList(() => adminPaths.services()) },
  enquiry: { name: 'enquiry', ...inList((_, { enquiry = '' }) => adminPaths.enquiries({ search: enquiry })) },
  reference: { name: 'name', ...inList((_, { list = '' }) => adminPaths.references({ list })) },
  synonym: { name: 'words', ...inList(() => adminPaths.search()) },
  import: { name: 'file', path: (id) => adminPaths.import(id) },
  announcement: { name: 'announcement', ...inList(() => adminPaths.announcements()) },
  telegram_channel: { name: 'channel', ...inList(() => adminPaths.telegramChannels()) },
  api_key: { name: 'partner', ...inList(() => adminPaths.apiKeys()) },
  setting: { name: '', ...inList(() => adminPaths.settings()) },
  backup: { name: 'backup', ...inList(() => adminPaths.health()) },
  task: { name: 'task', ...inList(() => adminPaths.tasks()) },
  record: { name: 'record' },
};

/** Actions whose name begins with another word than their record. */
const kinds: Readonly<Record<string, AuditSubject>> = { screening: 'job' };

/** Kind of the record that an entry is about; null for those about accounts. */
function subjectKindOf(action: AuditAction, details: Details): AuditSubject | null {
  const [word = ''] = action.split('.');
  if (word === 'said' || word === 'report')
    return (['comment', 'job', 'company'] as const).find((noun) => noun in details) ?? 'post';
  if (word in subjects) return word as AuditSubject;
  return kinds[word] ?? null;
}

/** Details that name the subject, or only serve to find it. */
export const namingOf = (kind: AuditSubject | null): string[] =>
  kind === null ? [] : [subjects[kind].name, ...(kind === 'company' ? ['into', 'fromId', 'intoId'] : [])];

/** The record that an entry is about, with its page. */
export function presentSubject(
  action: AuditAction,
  subjectId: string | null,
  details: Details,
): AuditEntry['subject'] {
  const kind = subjectKindOf(action, details);
  if (!kind) return null;
  const { name, path, isList } = subjects[kind];
  const isThere = isList || (subjectId !== null && !action.endsWith('.delete'));
  return {
    kind,
    _id: subjectId,
    // Of a merge, it is the company that stays.
    name: (kind === 'company' && details.into) || details[name] || null,
    path: isThere ? (path?.(subjectId ?? '', details) ?? null) : null,
  };
}
