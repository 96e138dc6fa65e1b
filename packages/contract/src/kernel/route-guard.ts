import type { Role } from './role.ts';

const event = ['manage-event', 'manage-event-create', 'manage-event-id'] as const;
const everybody = [
  'dashboard',
  'notification',
  'manage-bookmarked',
  'profile',
  'package',
  'update-password',
] as const;

const operators = ['dashboard', 'notification', 'profile', 'update-password'] as const;
const content = ['admin-article', 'admin-banner', 'admin-service'] as const;

/**
 * The account pages that each role may open, by route name. A page that is not in the list of the signed-in role
 * sends its visitor home; public pages are in no list and open for everybody.
 */
export const routeGuard: Record<Role, readonly string[]> = {
  user: [
    'resume',
    'resume-edit',
    'resume-search',
    'resume-search-id',
    'manage-user-applied',
    'manage-alert',
    'manage-invitation',
    'ignore-company',
    'ignore-company-id',
    'manage-registration',
    ...everybody,
  ],
  recruiter: [
    'manage-job',
    'manage-job-create',
    'manage-job-draft',
    'manage-job-active',
    'manage-job-closed',
    'manage-job-id',
    'manage-applied',
    'manage-applied-create',
    'manage-applied-template',
    'manage-applied-id',
    'manage-shortlist',
    'manage-rejected',
    'manage-interview',
    'manage-order',
    'manage-service',
    'manage-order-id',
    'post',
    'post-job-old',
    'manage-registration',
    'talent-search',
    'talent-saved',
    'talent-invited',
    'talent-search-id',
    'resume-search',
    'resume-search-id',
    ...event,
    ...everybody,
  ],
  trainer: [
    'manage-training',
    'manage-training-active',
    'manage-training-closed',
    'manage-training-create',
    'manage-training-draft',
    'manage-training-id',
    'manage-service',
    'manage-registration',
    'post',
    'talent-search',
    'talent-saved',
    'talent-invited',
    'talent-search-id',
    ...event,
    ...everybody,
  ],
  editor: [...operators, ...content],
  admin: [...operators, ...content, 'admin'],
};

/** Whether somebody with `role` may open the account page `routeName`. */
export function mayOpen(role: Role | null | undefined, routeName: string): boolean {
  return role ? routeGuard[role].includes(routeName) : false;
}

/** For whom a page is meant: the first role that may open it. */
export const meantFor = (routeName: string): Role | undefined =>
  (Object.keys(routeGuard) as Role[]).find((role) => mayOpen(role, routeName));
