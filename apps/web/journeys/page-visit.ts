import { meantFor } from '@acheep/contract/kernel/permission';
import { type Role, roles } from '@acheep/contract/kernel/role';
import { type PageAddress, pages } from '@acheep/contract/pages';
import { pageList } from '../src/features.ts';

export type Visitor = Role | 'visitor';

/** A visit to one address of the page tree. */
export interface Visit {
  as: Visitor;
  page: PageAddress;
  path: string;
  /** API lists to find the record's id: the first item of this list, and of the list below that one. */
  lists?: readonly string[];
  /** A list whose second record is added to the URL. */
  second?: string;
  /** True when the page requests something that does not exist, and says so. */
  refused?: boolean;
}

type WithRecord = Extract<PageAddress, `${string}/:${string}`>;
interface RecordOf extends Partial<Pick<Visit, 'as' | 'lists' | 'refused' | 'second'>> {
  /** Fixed id, if no list has it. */
  known?: string;
}

const from = (...lists: string[]): RecordOf => ({ lists });
const ownJob = from('/job/own?filter[status]=active');
const ownTraining = from('/training/own?filter[status]=active');
/** Only trainers have an event in the demo. */
const ownEvent: RecordOf = { ...from('/event/own?filter[status]=active'), as: 'trainer' };
const order = from('/order?filter[status]=active');
const adminOrder = from('/admin/order?filter[status]=active');
const article = from('/admin/article');

/** Role and record of each address with an id. */
const records: Record<WithRecord, RecordOf> = {
  '/job/:id': from('/job'),
  '/job/:id/apply': from('/job'),
  '/public-post/:id': from('/post'),
  '/company/:id': from('/company'),
  '/training/:id': from('/training'),
  '/event/:id': from('/event'),
  '/hr-tips/:id': from('/tip'),
  '/policy/:id': from('/hr-policy'),
  '/prakas/:id': from('/prakas'),
  '/user-guide/:role': { known: 'recruiter' },
  '/career-report/:table': { known: 'salary-category' },
  '/sign-in/:way': { known: 'google?error=access_denied&state=sample', refused: true },
  '/certificate/:number': { known: 'AC-2026-000000', refused: true },
  '/unsubscribe/:token': { known: 'notification.own-application.sample' },
  '/manage-job/:id': ownJob,
  '/manage-job/:id/numbers': ownJob,
  '/manage-job/:id/preview': ownJob,
  '/manage-training/:id': ownTraining,
  '/manage-training/:id/participants': ownTraining,
  '/manage-training/:id/participants/print': ownTraining,
  '/manage-event/:id': ownEvent,
  '/manage-event/:id/participants': ownEvent,
  '/manage-event/:id/participants/print': ownEvent,
  '/manage-applied/:id': from('/application/candidate'),
  '/manage-user-applied/:id': from('/application/applied-job'),
  '/ignore-company/:id': from('/company'),
  '/manage-order/:id': order,
  '/manage-order/:id/invoice': order,
  '/resume/search/:id': from('/resume'),
  '/talent/search/:id': from('/talent'),
  '/admin/user/:id': from('/admin/user'),
  '/admin/company/:id': from('/admin/company'),
  '/admin/company/:id/edit': from('/admin/company'),
  '/admin/training/:id': from('/admin/training'),
  '/admin/event/:id': from('/admin/event'),
  '/admin/job/:id': from('/admin/job?filter[status]=draft'),
  '/admin/company/:id/merge': { ...from('/company'), second: 'into' },
  '/admin/article/:id': article,
  '/admin/article/:id/preview': article,
  '/admin/import/:id': from('/admin/import'),
  '/admin/screening/:id': from('/admin/screening'),
  '/admin/screening/application/:id': from('/admin/screening', '/admin/screening/:id/application'),
  '/admin/order/:id': adminOrder,
  '/admin/order/:id/invoice': adminOrder,
};

/** Pages that mails link to with a token: without a valid one they show an error. */
const withToken: Partial<Record<PageAddress, string>> = {
  '/verify': '?token=sample',
  '/change-email': '?token=sample',
  '/sign-in/chat': '?token=sample',
  '/restore-email': '?token=sample',
  '/join': '?token=sample',
  '/interview': '?token=sample',
  '/reset-password': '?token=sample&email=dara@example.com',
  '/email-consent': '?token=sample',
  '/unsubscribe': '?token=sample',
};

const nobody = '01900000-0000-7000-8000-000000000000';

/** Pages that differ by query or by role. */
const more: readonly Visit[] = [
  { as: 'visitor', page: '/', path: '/no-such-page', refused: true },
  { as: 'user', page: '/', path: '/' },
  { as: 'visitor', page: '/', path: `/?createdBy=${nobody}` },
  { as: 'visitor', page: '/job', path: '/job?search=manager&type=full-time' },
  { as: 'visitor', page: '/job', path: '/job?search=zzzzzzzz' },
  { as: 'visitor', page: '/training', path: '/training?view=calendar' },
  { as: 'visitor', page: '/unsubscribe/:token', path: '/unsubscribe/company.sample' },
  { as: 'visitor', page: '/unsubscribe/:token', path: '/unsubscribe/invitation.sample' },
  { as: 'recruiter', page: '/manage-applied', path: '/manage-applied?view=board' },
  { as: 'recruiter', page: '/talent/search', path: '/talent/search' },
  { as: 'recruiter', page: '/notification', path: '/notification' },
  { as: 'recruiter', page: '/profile', path: '/profile' },
  { as: 'trainer', page: '/manage-event', path: '/manage-event' },
  { as: 'trainer', page: '/manage-event/create', path: '/manage-event/create' },
  { as: 'admin', page: '/admin/reference', path: '/admin/reference?list=synonym' },
  ...(Object.keys(roles) as Role[])
    // The recruiter's is visited as a page, and job seekers are led home from it.
    .filter((role) => role !== 'recruiter' && role !== 'user')
    .map((as): Visit => ({ as, page: '/dashboard', path: '/dashboard' })),
];

const guards = new Map(pageList.map(([address, { access }]) => [address, access]));

function visitOf(page: PageAddress): Visit {
  const access = guards.get(page);
  const as = page === '/dashboard' ? 'recruiter' : access ? meantFor(access) : 'visitor';
  if (!page.includes(':')) {
    const token = withToken[page] ?? '';
    return { as, page, path: page + token, refused: token !== '' };
  }
  const { known, ...record } = records[page as WithRecord] ?? {};
  if (!known && !record.lists) throw new Error(`No record is known to visit ${page} with: name one here.`);
  return { as, page, path: known ? page.replace(/:\w+/, known) : page, ...record };
}

/**
 * Every page of the product, visited as the first role that may open it; derived from the page tree, so that none is
 * forgotten.
 */
export const visits: readonly Visit[] = [...pages.map(visitOf), ...more];
