import { type ListParams, segment, withQuery } from './paths.ts';

export interface AdminUserParams {
  page?: number;
  search?: string;
  role?: string;
  state?: string;
  company?: string;
}

export interface AdminCompanyParams {
  page?: number;
  search?: string;
  state?: string;
  orders?: string;
  papers?: string;
  activity?: string;
}

export interface AdminAuditParams {
  page?: number;
  search?: string;
  action?: string;
  targetId?: string;
  subjectId?: string;
  companyId?: string;
}

export interface AdminArticleParams {
  page?: number;
  search?: string;
  kind?: string;
  state?: string;
  missing?: string;
}

export interface AdminJobParams {
  page?: number;
  search?: string;
  status?: string;
  promotion?: string;
  mark?: string;
  companyId?: string;
}

/** Every URL of the operator’s pages, without the language prefix. Visitors never load them. */
export const adminPaths = {
  users: (params: AdminUserParams = {}) => withQuery('/admin', { ...params }),
  user: (id: string) => `/admin/user/${segment(id)}`,
  companies: (params: AdminCompanyParams = {}) => withQuery('/admin/company', { ...params }),
  company: (id: string) => `/admin/company/${segment(id)}`,
  companyEdit: (id: string) => `/admin/company/${segment(id)}/edit`,
  duplicateCompanies: (params: ListParams = {}) => withQuery('/admin/company/duplicate', { ...params }),
  companyMerge: (id: string, params: { into?: string } = {}) =>
    withQuery(`/admin/company/${segment(id)}/merge`, params),
  distinctCompanies: (params: ListParams = {}) => withQuery('/admin/company/distinct', { ...params }),
  apiKeys: (params: ListParams = {}) => withQuery('/admin/api-key', { ...params }),
  packages: () => '/admin/package',
  coupons: (params: ListParams = {}) => withQuery('/admin/coupon', { ...params }),
  settings: (params: { tab?: string } = {}) => withQuery('/admin/setting', params),
  revenue: () => '/admin/revenue',
  jobs: (params: AdminJobParams = {}) => withQuery('/admin/job', { ...params }),
  /** A whole job of any company, whatever its state. */
  job: (id: string) => `/admin/job/${segment(id)}`,
  trainings: (params: ListParams = {}) => withQuery('/admin/training', { ...params }),
  training: (id: string) => `/admin/training/${segment(id)}`,
  events: (params: ListParams = {}) => withQuery('/admin/event', { ...params }),
  event: (id: string) => `/admin/event/${segment(id)}`,
  health: () => '/admin/health',
  tasks: (params: ListParams & { state?: string; kind?: string } = {}) =>
    withQuery('/admin/task', { ...params }),
  mailTemplates: (params: { name?: string } = {}) => withQuery('/admin/mail-template', params),
  announcements: (params: ListParams = {}) => withQuery('/admin/announcement', { ...params }),
  telegramChannels: () => '/admin/telegram-channel',
  imports: (params: ListParams = {}) => withQuery('/admin/import', { ...params }),
  import: (id: string) => `/admin/import/${segment(id)}`,
  banners: () => '/admin/banner',
  services: () => '/admin/service',
  moderation: (params: ListParams = {}) => withQuery('/admin/moderation', { ...params }),
  enquiries: (params: ListParams & { kind?: string } = {}) => withQuery('/admin/enquiry', { ...params }),
  screenings: (params: ListParams = {}) => withQuery('/admin/screening', { ...params }),
  screening: (id: string, params: ListParams & { status?: string } = {}) =>
    withQuery(`/admin/screening/${segment(id)}`, { ...params }),
  screened: (id: string) => `/admin/screening/application/${segment(id)}`,
  references: (params: { list?: string; search?: string } = {}) => withQuery('/admin/reference', params),
  search: (params: { outcome?: string } = {}) => withQuery('/admin/search', params),
  posts: (params: ListParams = {}) => withQuery('/admin/post', { ...params }),
  comments: (params: ListParams = {}) => withQuery('/admin/comment', { ...params }),
  reports: (params: ListParams = {}) => withQuery('/admin/report', { ...params }),
  orders: (params: ListParams = {}) => withQuery('/admin/order', { ...params }),
  orderCreate: (params: { company?: string } = {}) => withQuery('/admin/order/create', params),
  order: (id: string) => `/admin/order/${segment(id)}`,
  orderInvoice: (id: string, params: { document?: string } = {}) =>
    withQuery(`/admin/order/${segment(id)}/invoice`, params),
  articles: (params: AdminArticleParams = {}) => withQuery('/admin/article', { ...params }),
  articleCreate: (params: { kind?: string } = {}) => withQuery('/admin/article/create', params),
  article: (id: string) => `/admin/article/${segment(id)}`,
  /** Public view of an article: as it is, or as of an earlier version. */
  articlePreview: (id: string, params: { version?: string; language?: string } = {}) =>
    withQuery(`/admin/article/${segment(id)}/preview`, params),
  audit: (params: AdminAuditParams = {}) => withQuery('/admin/audit', { ...params }),
};
