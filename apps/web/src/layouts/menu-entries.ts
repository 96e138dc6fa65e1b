import {
  IconAdjustments,
  IconBriefcase,
  IconBuilding,
  IconBuildingCommunity,
  IconCalendarEvent,
  IconCash,
  IconCompass,
  IconFileText,
  IconLayoutDashboard,
  IconSchool,
  IconSearch,
  IconUser,
  IconUserCheck,
  IconUserSearch,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import { pageList } from '../features.ts';
import { may, type Who } from '../lib/may-do.ts';
import type { MenuItem } from '../page.ts';

/** Groups of the account menu, daily work first, each with its icon. */
const groups: Record<MenuItem['group'], TablerIcon> = {
  today: IconLayoutDashboard,
  companies: IconBuildingCommunity,
  people: IconUsers,
  jobs: IconBriefcase,
  candidates: IconUserCheck,
  interviews: IconCalendarEvent,
  trainings: IconSchool,
  search: IconSearch,
  talent: IconUserSearch,
  company: IconBuilding,
  money: IconCash,
  content: IconFileText,
  site: IconAdjustments,
  explore: IconCompass,
  account: IconUser,
};

interface MenuEntry extends MenuItem {
  to: string;
}

const entries = pageList.flatMap(([to, { menu, access = 'Dashboard', right }]) =>
  menu ? [{ to, access, ...(right && { right }), ...menu }] : [],
);

function entriesOf(user: Who): MenuEntry[] {
  const isSeeker = may(user, { access: 'Resume' });
  return entries
    .filter((entry) => may(user, entry) && !(isSeeker && entry.ofSeeker === null))
    .map((entry) => ({ ...entry, ...(isSeeker && entry.ofSeeker) }))
    .sort((a, b) => a.order - b.order);
}

export interface MenuGroup {
  key: MenuItem['group'];
  icon: TablerIcon;
  entries: [MenuEntry, ...MenuEntry[]];
}

/** Groups of a user's menu, without those that are empty and without tabs. */
export function menuOf(user: Who, hasResume = false): MenuGroup[] {
  const own = entriesOf(user).filter(({ tabOf, withoutResume }) => !tabOf && !(withoutResume && hasResume));
  return Object.entries(groups).flatMap(([key, icon]) => {
    const [first, ...others] = own.filter(({ group }) => group === key);
    return first ? [{ key: key as MenuItem['group'], icon, entries: [first, ...others] }] : [];
  });
}

/** All pages of a user's menu, tabs too. */
export const pagesOf = (user: Who): readonly MenuEntry[] => entriesOf(user);

/** Returns the item that a page belongs to: its own, or that of its list. */
export function activeEntry(pathname: string): MenuEntry | undefined {
  return entries
    .flatMap((entry) => [entry.to, ...(entry.also ?? [])].map((address) => ({ address, entry })))
    .filter(({ address }) => pathname === address || pathname.startsWith(`${address}/`))
    .sort((a, b) => b.address.length - a.address.length)[0]?.entry;
}

/** The states of a list that the user may see as tabs, on the pages of these states only; empty elsewhere. */
export function tabsAt(pathname: string, user: Who): readonly MenuEntry[] {
  const own = entries.find(({ to }) => to === pathname);
  const list = own?.tabOf ?? own?.to;
  const tabs = entriesOf(user).filter(({ to, tabOf }) => tabOf === list || to === list);
  return own && tabs.length > 1 ? tabs : [];
}
