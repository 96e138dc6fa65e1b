import { paths } from '@acheep/contract/paths';
import type { Role } from '@acheep/contract/role';

/** The account page that each role starts from. */
export function accountHome(role: Role): string {
  if (role === 'recruiter') return paths.manageJob();
  if (role === 'user') return paths.manageUserApplied();
  if (role === 'admin') return paths.adminUsers();
  return paths.profile();
}
