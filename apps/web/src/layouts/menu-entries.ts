import { can } from '@acheep/contract/kernel/permission';
import type { Role } from '@acheep/contract/kernel/role';
import { pageList } from '../features.ts';
import type { MenuItem } from '../page.ts';

/** Groups of the account menu, daily work first. */
const groups: readonly MenuItem['group'][] = [
  'home',
  'applications',
  'search',
  'jobs',
  'trainings',
  'explore',
  'admin',
  'account',
];

const entries = pageList
  .flatMap(([to, { menu, access = 'Dashboard' }]) => (menu ? [{ to, access, ...menu }] : []))
  .sort((a, b) => a.order - b.order);

export const menuOf = (role: Role) =>
  groups
    .map((key) => ({
      key,
      entries: entries.filter(({ group, access }) => group === key && can(role, access)),
    }))
    .filter(({ entries }) => entries.length > 0);

/** Returns the path of the menu item that a page belongs to: its own, or that of its list. */
export function activeEntry(pathname: string): string | undefined {
  return entries
    .flatMap(({ to, also = [] }) => [to, ...also].map((address) => ({ address, to })))
    .filter(({ address }) => pathname === address || pathname.startsWith(`${address}/`))
    .sort((a, b) => b.address.length - a.address.length)[0]?.to;
}
