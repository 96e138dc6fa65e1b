import type { Role } from './role.ts';

/** Permission subjects of menus, account pages and API routes. */
export const subjects = [
  'Dashboard',
  'PostJob',
  'Post',
  'Resume',
  'Trainer',
  'PostEvent',
  'Event',
  'AppliedJob',
  'UserAppliedJob',
  'Application',
  'Bookmarked',
  'IgnoredCompany',
  'JobAlert',
  'Company',
  'Talent',
  'Invitation',
  'Registration',
  'ResumeSearch',
  'ResumeView',
  'Service',
  'Content',
  'Admin',
] as const;
export type Subject = (typeof subjects)[number];

/** Subjects whose lists show other people's records, the same to everyone who may see them. */
export const showsOthers: readonly Subject[] = ['Talent', 'ResumeSearch', 'Content', 'Admin'];

/** Single permission table, read by the API and by the guards of pages and menus. */
export const permissions: Record<Role, readonly Subject[]> = {
  user: [
    'Dashboard',
    'Resume',
    'Bookmarked',
    'UserAppliedJob',
    'Application',
    'IgnoredCompany',
    'JobAlert',
    'Invitation',
    'Registration',
    'ResumeSearch',
  ],
  recruiter: [
    'Dashboard',
    'PostJob',
    'Post',
    'Bookmarked',
    'Event',
    'PostEvent',
    'AppliedJob',
    'Application',
    'Company',
    'Talent',
    'Registration',
    'ResumeSearch',
    'ResumeView',
    'Service',
  ],
  trainer: [
    'Dashboard',
    'Trainer',
    'Post',
    'PostEvent',
    'Bookmarked',
    'Event',
    'Company',
    'Talent',
    'Registration',
    'Service',
  ],
  editor: ['Dashboard', 'Content'],
  admin: ['Dashboard', 'Content', 'Admin'],
};

/** True when `role` has the subject; null, a visitor, has none. */
export function can(role: Role | null | undefined, subject: Subject): boolean {
  return role ? permissions[role].includes(subject) : false;
}

/** True for the operator's staff: whoever may open the console. */
export const opensConsole = (role: Role) => can(role, 'Content');

/** Roles that a subject is for: those of people who sign up, or else of the operator's staff. */
export function rolesFor(subject: Subject): Role[] {
  const roles = (Object.keys(permissions) as Role[]).filter((role) => can(role, subject));
  const signingUp = roles.filter((role) => role !== 'editor' && role !== 'admin');
  return signingUp.length > 0 ? signingUp : roles;
}

/** Role that a subject is primarily for. */
export const meantFor = (subject: Subject): Role => rolesFor(subject)[0] ?? 'admin';
