/**
 * The address of every page, without the language. The router's tree is held to this list, and the server says of
 * any other address that nothing is there.
 */
export const pages = [
  '/',
  '/job',
  '/job/:id',
  '/job/:id/apply',
  '/company',
  '/company/:id',
  '/package',
  '/login',
  '/verify',
  '/join',
  '/reset-password',
  '/error',
  '/manage-job',
  '/manage-job/active',
  '/manage-job/closed',
  '/manage-job/draft',
  '/manage-job/create',
  '/manage-job/:id',
  '/manage-applied',
  '/manage-applied/:id',
  '/manage-user-applied',
  '/manage-user-applied/:id',
  '/manage-bookmarked',
  '/update-password',
  '/profile',
  '/profile/data',
  '/profile/company',
  '/profile/team',
  '/admin',
  '/admin/login',
  '/admin/user/:id',
  '/admin/audit',
] as const;
export type PageAddress = (typeof pages)[number];
