import type { IdentityKind } from './accounts/identity-option.ts';
import type { BookmarkNoun } from './feed/bookmark-option.ts';
import type { JobFilterName } from './jobs/job-filter.ts';
import type { ConsentAnswer } from './messaging/mail-consent-option.ts';
import type { Stoppable } from './messaging/unsubscribe.ts';

/** URL parameters of the job list. Several values of one are joined by commas. */
export interface JobListParams extends Partial<Record<Exclude<JobFilterName, 'categoryId'>, Value>> {
  search?: string;
  category?: { slug: string; _id: string };
  categories?: readonly { slug: string; _id: string }[];
  sort?: string;
  page?: number;
}

export interface CompanyListParams {
  search?: string;
  industryId?: string;
  provinceId?: string;
  hiring?: string;
}

export interface ListParams {
  page?: number;
  status?: string;
  jobId?: string;
  companyId?: string;
  /** Stage of the short-listed candidates, or `hired`. */
  stage?: string;
  search?: string;
  /** Board by state instead of a list. */
  view?: 'board';
}

/** Filters of the lists of tips, policies and prakas. */
export interface ArticleListParams {
  search?: string;
  topic?: string;
  sort?: string;
}

/** Filters of the lists and calendars of trainings and events. */
export interface GatheringListParams {
  search?: string;
  category?: { slug: string; _id: string };
  companyId?: string;
  when?: string;
  from?: string;
  to?: string;
  view?: 'calendar' | 'past';
}

type Value = string | number | boolean | readonly string[] | undefined;

/** Builds `path?name=value` without empty values, texts trimmed; the first page has no number. */
export function withQuery(path: string, values: Record<string, Value>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    const text = (Array.isArray(value) ? value.join(',') : String(value ?? '')).trim();
    if (text && !(name === 'page' && text === '1')) query.set(name, text);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

export const segment = encodeURIComponent;

/** `categoryId` of a URL, `{slug}-{id}`. */
export const categoryParam = (category: { slug: string; _id: string }) => `${category.slug}-${category._id}`;

/** Id at the end of `{slug}-{id}`. A bare id is accepted; anything else is undefined. */
export function categoryIdOf(param: string | null | undefined): string | undefined {
  return param?.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i)?.[0];
}

const gatheringList =
  (address: string) =>
  ({ category, ...params }: GatheringListParams = {}) =>
    withQuery(address, { ...params, categoryId: category && categoryParam(category) });

/** Every URL of the application but the operator’s, without the language prefix, which the router adds. */
export const paths = {
  home: (params: { createdBy?: string; view?: 'feed'; kind?: string; sort?: string } = {}) =>
    withQuery('/', params),
  login: () => '/login',
  /** API documentation for partners. */
  partner: () => '/partner',
  error: () => '/error',
  verify: (token?: string, sends?: 'application') => withQuery('/verify', { token, sends }),
  /**
   * Where signing in another way comes back to. An identity provider has it registered, so it has no language; each has
   * its own, so that the answer of one is not taken for another's (RFC 9700, 4.4.2.2).
   */
  signIn: (way: IdentityKind) => `/sign-in/${way}`,
  /** Target of the mail to a new address, and of the one to the address before. */
  changeEmail: (token: string) => withQuery('/change-email', { token }),
  restoreEmail: (token: string) => withQuery('/restore-email', { token }),
  jobList: ({ search, category, categories, sort, page, ...filters }: JobListParams = {}) => {
    const categoryId = (categories ?? (category ? [category] : [])).map(categoryParam);
    return withQuery('/job', { search, categoryId, ...filters, sort, page });
  },
  job: (id: string) => `/job/${segment(id)}`,
  jobApply: (id: string) => `/job/${segment(id)}/apply`,
  post: (params: ListParams = {}) => withQuery('/post', { ...params }),
  /** Search of all kinds. */
  search: (search?: string) => withQuery('/search', { search }),
  /** Search results for posts. */
  publicPosts: (params: { search?: string } = {}) => withQuery('/public-post', params),
  publicPost: (id: string) => `/public-post/${segment(id)}`,
  postJobOld: (params: ListParams = {}) => withQuery('/post/job-old', { ...params }),
  manageJob: (params: ListParams = {}) => withQuery('/manage-job', { ...params }),
  manageJobCreate: (params: { package?: string } = {}) => withQuery('/manage-job/create', params),
  manageJobActive: (params: ListParams = {}) => withQuery('/manage-job/active', { ...params }),
  manageJobClosed: (params: ListParams = {}) => withQuery('/manage-job/closed', { ...params }),
  manageJobDraft: (params: ListParams = {}) => withQuery('/manage-job/draft', { ...params }),
  manageJobStatistics: (id: string) => `/manage-job/${segment(id)}/numbers`,
  /** Preview of a draft as job seekers will see it. */
  manageJobPreview: (id: string) => `/manage-job/${segment(id)}/preview`,
  manageJobEdit: (id: string, params: { package?: string } = {}) =>
    withQuery(`/manage-job/${segment(id)}`, params),
  manageTraining: (params: ListParams = {}) => withQuery('/manage-training', { ...params }),
  manageTrainingActive: (params: ListParams = {}) => withQuery('/manage-training/active', { ...params }),
  manageTrainingClosed: (params: ListParams = {}) => withQuery('/manage-training/closed', { ...params }),
  manageTrainingDraft: (params: ListParams = {}) => withQuery('/manage-training/draft', { ...params }),
  manageTrainingCreate: () => '/manage-training/create',
  manageTrainingEdit: (id: string) => `/manage-training/${segment(id)}`,
  manageEvent: (params: ListParams = {}) => withQuery('/manage-event', { ...params }),
  manageEventCreate: () => '/manage-event/create',
  manageEventEdit: (id: string) => `/manage-event/${segment(id)}`,
  manageApplied: (params: ListParams = {}) => withQuery('/manage-applied', { ...params }),
  manageAppliedCreate: (params: { jobId?: string } = {}) => withQuery('/manage-applied/create', params),
  manageAppliedTemplate: () => '/manage-applied/template',
  manageAppliedStage: () => '/manage-applied/stage',
  manageAppliedJob: (params: ListParams = {}) => withQuery('/manage-applied/job', { ...params }),
  manageReceived: (params: ListParams = {}) => withQuery('/manage-received', { ...params }),
  manageShortlist: (params: ListParams = {}) => withQuery('/manage-shortlist', { ...params }),
  manageRejected: (params: ListParams = {}) => withQuery('/manage-rejected', { ...params }),
  manageReport: () => '/manage-report',
  manageInterviews: (params: ListParams = {}) => withQuery('/manage-interview', { ...params }),
  manageAppliedDetail: (id: string, params: { tab?: string } = {}) =>
    withQuery(`/manage-applied/${segment(id)}`, params),
  manageUserAppliedDetail: (id: string) => `/manage-user-applied/${segment(id)}`,
  manageUserApplied: (params: ListParams = {}) => withQuery('/manage-user-applied', { ...params }),
  companyList: (params: CompanyListParams = {}) => withQuery('/company', { ...params }),
  manageBookmarked: (params: ListParams & { noun?: BookmarkNoun } = {}) =>
    withQuery('/manage-bookmarked', { ...params }),
  /** Jobs stored on the device: saved, and recently seen. */
  seenJobs: () => '/seen-jobs',
  notifications: () => '/notification',
  notificationPreference: () => '/notification/choice',
  manageAlerts: () => '/manage-alert',
  followedCompanies: () => '/manage-followed',
  /** Invitations from companies. */
  manageInvitations: (params: ListParams = {}) => withQuery('/manage-invitation', { ...params }),
  unsubscribe: (what: Stoppable, token: string) => `/unsubscribe/${what}.${segment(token)}`,
  /** Consent to mails from a company; `answer` is set by the mail's links. */
  emailConsent: (token: string, answer?: ConsentAnswer) => withQuery('/email-consent', { token, answer }),
  /** CVs that one's company saved, and people it invited. */
  talentSaved: (params: ListParams = {}) => withQuery('/talent/saved', { ...params }),
  talentInvited: (params: ListParams = {}) => withQuery('/talent/invited', { ...params }),
  /** One's registrations and certificates of attendance. */
  manageRegistrations: (params: ListParams = {}) => withQuery('/manage-registration', { ...params }),
  certificates: () => '/manage-registration/certificate',
  /** Checks a certificate's number; without one, shows the form. */
  certificate: (number?: string) => (number ? `/certificate/${segment(number)}` : '/certificate'),
  /** Participants of a training or event of one's company, and the attendance sheet. */
  trainingParticipants: (id: string, params: ListParams = {}) =>
    withQuery(`/manage-training/${segment(id)}/participants`, { ...params }),
  trainingSheet: (id: string) => `/manage-training/${segment(id)}/participants/print`,
  eventParticipants: (id: string, params: ListParams = {}) =>
    withQuery(`/manage-event/${segment(id)}/participants`, { ...params }),
  eventSheet: (id: string) => `/manage-event/${segment(id)}/participants/print`,
  ignoredCompanies: (params: ListParams = {}) => withQuery('/ignore-company', { ...params }),
  ignoreCompany: (id: string) => `/ignore-company/${segment(id)}`,
  company: (id: string) => `/company/${segment(id)}`,
  trainingList: gatheringList('/training'),
  training: (id: string) => `/training/${segment(id)}`,
  eventList: gatheringList('/event'),
  event: (id: string) => `/event/${segment(id)}`,
  tipList: (params: ArticleListParams = {}) => withQuery('/hr-tips', { ...params }),
  tip: (id: string) => `/hr-tips/${segment(id)}`,
  policyList: (params: ArticleListParams = {}) => withQuery('/policy', { ...params }),
  policy: (id: string) => `/policy/${segment(id)}`,
  prakasList: (params: ArticleListParams = {}) => withQuery('/prakas', { ...params }),
  prakas: (id: string) => `/prakas/${segment(id)}`,
  tos: () => '/tos',
  privacy: () => '/privacy',
  nssf: () => '/nssf',
  safety: () => '/safety',
  about: () => '/about',
  vision: () => '/vision',
  userGuides: () => '/user-guide',
  userGuide: (role: string) => `/user-guide/${segment(role)}`,
  /** Packages that recruiters may order. */
  package: () => '/package',
  careerReport: () => '/career-report',
  /** One chart of the career report. */
  careerChart: (table: string) => `/career-report/${segment(table)}`,
  manageOrders: (params: ListParams = {}) => withQuery('/manage-order', { ...params }),
  /** Order of one's company: payment, slip and invoice. */
  manageOrder: (id: string) => `/manage-order/${segment(id)}`,
  manageOrderInvoice: (id: string, params: { document?: string } = {}) =>
    withQuery(`/manage-order/${segment(id)}/invoice`, params),
  /** Service requests of one's company. */
  manageServices: (params: ListParams = {}) => withQuery('/manage-service', { ...params }),
  /** With the key of the mailed link; without it the page asks for the mailed code. */
  resetPassword: ({ token, email, key }: { token: string; email: string; key?: string }) =>
    withQuery('/reset-password', { token, email, key }),
  /** One's own CV: view, and editor opened at one section. */
  resume: () => '/resume',
  /** Print preview. */
  resumePrint: () => '/resume/print',
  /** Six questions whose answers make a first CV. */
  resumeQuestions: () => '/resume/questions',
  resumeEdit: (section?: string) => (section ? `/resume/edit#${segment(section)}` : '/resume/edit'),
  /** Talent search: anonymous, with full CVs for those who open them. */
  talentSearch: (params: ListParams = {}) => withQuery('/talent/search', { ...params }),
  talent: (id: string) => `/talent/search/${segment(id)}`,
  resumeSearch: (params: ListParams = {}) => withQuery('/resume/search', { ...params }),
  foundResume: (id: string) => `/resume/search/${segment(id)}`,
  /** Pages of the Library menu. */
  services: () => '/service',
  contact: () => '/contact',
  accessRights: () => '/access-rights',
  adminLogin: () => '/admin/login',
  dashboard: (params: { mail?: 'arrived' } = {}) => withQuery('/dashboard', params),
  profile: () => '/profile',
  updatePassword: () => '/update-password',
  profileData: () => '/profile/data',
  profileCompany: () => '/profile/company',
  profileTeam: () => '/profile/team',
  join: (token: string) => withQuery('/join', { token }),
  /** Candidate's answer to an interview invitation, with the mailed token. */
  interview: (token: string) => withQuery('/interview', { token }),
};
