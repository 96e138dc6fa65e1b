import type { Role } from './role.ts';

/** What a role may have to do with: the subjects of menus, account pages and API routes. */
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

/** Subjects whose lists show what others wrote, and the same to everybody who may see them. */
export const showsOthers: readonly Subject[] = ['Talent', 'ResumeSearch', 'Content', 'Admin'];

/** The one permission table: API access, the guards of pages and menus read it. */
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

/** Whether `role` has to do with `subject`. Nobody (`null`) has no subject. */
export function can(role: Role | null | undefined, subject: Subject): boolean {
  return role ? permissions[role].includes(subject) : false;
}

/** The role that a subject is for before all others. */
export const meantFor = (subject: Subject): Role =>
  (Object.keys(permissions) as Role[]).find((role) => can(role, subject)) ?? 'admin';
