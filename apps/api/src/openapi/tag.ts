import type { Endpoints } from '@acheep/contract/endpoints';

type FirstPart<Path> = Path extends `/${infer First}/${string}`
  ? First
  : Path extends `/${infer First}`
    ? First
    : never;
type Tag = FirstPart<Endpoints[keyof Endpoints]['path']>;

/** Groups of the description: the first parts of paths. */
export const tags: Readonly<Record<Tag, string>> = {
  address: 'Provinces of Cambodia',
  admin: 'The operator’s console: accounts, moderation, orders, texts, settings, health',
  application: 'Applications, from the job seeker’s and from the company’s side',
  article: 'Views and votes of articles',
  banner: 'Banners of the home page',
  'career-report': 'Numbers about the job market',
  category: 'Job categories',
  certificate: 'Certificates of attendance',
  comment: 'Comments on posts',
  company: 'Public pages of companies, the caller’s own company and its team',
  contact: 'How to reach the operator',
  dashboard: 'The first page after signing in',
  enquiry: 'Questions to the operator',
  event: 'Events: the public list, and a company’s own',
  favorite: 'Saved jobs, trainings, events and posts',
  gathering: 'Participants of a company’s trainings and events',
  home: 'Links into the list of jobs',
  'hr-policy': 'HR policies of the library',
  'ignore-company': 'Companies hidden by a job seeker',
  industry: 'Industries',
  interview: 'Interviews: proposed times, answers, calendar files',
  invitation: 'Invitations of job seekers to jobs and trainings',
  job: 'Jobs: the public list with its search, and a company’s own',
  'job-alert': 'Saved searches that notify of new jobs',
  like: 'Likes of posts',
  'mail-consent': 'Consent to a company’s e-mails',
  notification: 'Notifications and their settings',
  nssf: 'The text about the National Social Security Fund',
  order: 'A company’s orders, their payment and invoices',
  package: 'Packages that companies can order',
  partner: 'Jobs, trainings and events for partners’ programs, with a key',
  'partner-guide': 'The guide that partners read',
  post: 'The feed, and a company’s own posts',
  prakas: 'Prakas of the library',
  push: 'Push notifications of a device',
  registration: 'A job seeker’s registrations for trainings and events',
  report: 'Reports of posts and comments',
  'saved-view': 'The caller’s saved views of lists: search, filters and order under a name',
  resume: 'The job seeker’s own CV by section, and the search of CVs',
  'saved-talent': 'CVs that a company has saved, with notes',
  search: 'Search across all public records',
  service: 'Services besides packages',
  skill: 'Skills to suggest',
  suggestion: 'Suggestions while typing a search',
  talent: 'The anonymous search of job seekers',
  tip: 'HR tips of the library',
  tos: 'Terms of service',
  training: 'Trainings: the public list, and a company’s own',
  unsubscribe: 'Unsubscribing by the link in an e-mail',
  upload: 'Files: uploaded first, then referred to in forms',
  users: 'The caller’s own account: signing up and in, profile, password, sessions, data export',
};
