import { adminPaths } from '@acheep/contract/admin-paths';
import type { CompanyRight } from '@acheep/contract/kernel/company-right';
import type { Subject } from '@acheep/contract/kernel/permission';
import { paths } from '@acheep/contract/paths';
import {
  IconBriefcase,
  IconBuilding,
  IconFileText,
  IconReceipt,
  IconSchool,
  IconUser,
  IconUserCheck,
  type TablerIcon,
} from '@tabler/icons-react';
import { companyName } from '../entities/companies/company/company-name.ts';
import { type ApiResponse, call } from '../lib/api.ts';
import { currentLocale } from '../lib/locale.ts';
import { may, type Who } from '../lib/may-do.ts';
import type { Words } from '../locales/words.ts';

/** A record or page that can be gone to. */
interface Found {
  to: string;
  name: string;
  note?: string | undefined;
}

interface Source {
  kind: keyof Words['menu']['find']['kind'];
  icon: TablerIcon;
  access: Subject;
  right?: CompanyRight;
  /** The first records that a text finds: the list's own endpoint keeps to what the caller may see. */
  find: (search: string, signal: AbortSignal) => Promise<Found[]>;
}

/** Number of records of a kind. */
const limit = 5;

type ListKey =
  | 'GET /application/candidate'
  | 'GET /job/own'
  | 'GET /order'
  | 'GET /training/own'
  | 'GET /admin/company'
  | 'GET /admin/user'
  | 'GET /admin/job'
  | 'GET /admin/order'
  | 'GET /admin/article';
type RowOf<K extends ListKey> = ApiResponse<K>['data'][number];

/** Asks a list and shows its rows. */
const from =
  <K extends ListKey>(key: K, show: (row: RowOf<K>) => Found): Source['find'] =>
  async (search, signal) => {
    const { data } = (await call(key, ...([{ query: { search, limit }, signal }] as never))) as {
      data: RowOf<K>[];
    };
    return data.map(show);
  };

const sources: readonly Source[] = [
  {
    kind: 'candidates',
    icon: IconUserCheck,
    access: 'AppliedJob',
    right: 'interview',
    find: from('GET /application/candidate', ({ _id, name, job }) => ({
      to: paths.manageAppliedDetail(_id),
      name,
      note: job.title,
    })),
  },
  {
    kind: 'jobs',
    icon: IconBriefcase,
    access: 'PostJob',
    find: from('GET /job/own', ({ _id, title, postCode }) => ({
      to: paths.manageJobEdit(_id),
      name: title,
      note: postCode,
    })),
  },
  {
    kind: 'orders',
    icon: IconReceipt,
    access: 'PostJob',
    right: 'bill',
    find: from('GET /order', ({ _id, number, package: { title } }) => ({
      to: paths.manageOrder(_id),
      name: number,
      note: title,
    })),
  },
  {
    kind: 'trainings',
    icon: IconSchool,
    access: 'Trainer',
    find: from('GET /training/own', ({ _id, title }) => ({ to: paths.manageTrainingEdit(_id), name: title })),
  },
  {
    kind: 'companies',
    icon: IconBuilding,
    access: 'Admin',
    find: from('GET /admin/company', ({ _id, owner, ...company }) => ({
      to: adminPaths.company(_id),
      name: companyName(company),
      note: owner?.email,
    })),
  },
  {
    kind: 'users',
    icon: IconUser,
    access: 'Admin',
    find: from('GET /admin/user', ({ _id, name, email, company }) => ({
      to: adminPaths.user(_id),
      name,
      note: company?.name ?? email ?? undefined,
    })),
  },
  {
    kind: 'jobs',
    icon: IconBriefcase,
    access: 'Admin',
    find: from('GET /admin/job', ({ _id, title, company }) => ({
      to: adminPaths.job(_id),
      name: title,
      note: companyName(company),
    })),
  },
  {
    kind: 'orders',
    icon: IconReceipt,
    access: 'Admin',
    find: from('GET /admin/order', ({ _id, number, company }) => ({
      to: adminPaths.order(_id),
      name: number,
      note: companyName(company),
    })),
  },
  {
    kind: 'articles',
    icon: IconFileText,
    access: 'Content',
    find: from('GET /admin/article', ({ _id, title }) => ({
      to: adminPaths.article(_id),
      name: (currentLocale() === 'km' ? (title.km ?? title.en) : (title.en ?? title.km)) ?? '',
    })),
  },
];

export const sourcesOf = (user: Who): readonly Source[] => sources.filter((source) => may(user, source));
