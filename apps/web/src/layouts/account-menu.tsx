import { paths } from '@acheep/contract/paths';
import { Badge, Group, NavLink as MenuLink, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { usePostJob } from '../entities/billing/order/use-post-job.ts';
import { useUndecidedCount } from '../entities/hiring/application/candidate-count.ts';
import { useWaitingCount } from '../entities/platform/waiting/waiting.ts';
import { useHasResume } from '../entities/talent/resume/own-resume.ts';
import { askSignOut } from '../lib/ask-sign-out.ts';
import { localized } from '../lib/locale.ts';
import { may, type Who } from '../lib/may-do.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { Menu } from '../ui/menu.tsx';
import classes from './account-menu.module.css';
import { activeEntry, type MenuGroup, menuOf } from './menu-entries.ts';

const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);

interface MenuProps {
  user: Who;
  onChoose?: () => void;
}

interface AccountMenuProps extends MenuProps {
  /** A group of several pages opens at a press and leads nowhere, as in a menu that closes at each choice. */
  folds?: boolean;
}

/** Returns the groups, that of the page, the address of its entry, and a function for the click on an entry. */
function useMenu({ user, onChoose }: MenuProps) {
  const { pathname } = useLocation();
  const entry = activeEntry(pathname);
  const post = usePostJob(onChoose);
  const hasResume = useHasResume(user.role === 'user');
  const waitingAt = useWaitingCount(may(user, { access: 'Admin' }));
  const undecided = useUndecidedCount(may(user, { access: 'AppliedJob', right: 'interview' }));
  const groups = menuOf(user, hasResume);
  const active = entry?.tabOf ?? entry?.to;
  return {
    groups,
    group: groups.find(({ entries }) => entries.some(({ to }) => to === active))?.key,
    active,
    isCurrent: (to: string) => pathname === to,
    onClick: (to: string) => (to === paths.manageJobCreate() ? post : onChoose),
    countAt: (to: string) => (to === paths.manageApplied() ? undecided : waitingAt(to)),
  };
}

/** Groups of the account's pages, of which one is open, and sign-out. For the sidebar and the phone's drawer. */
export function AccountMenu({ user, folds, onChoose }: AccountMenuProps) {
  const { t } = useTranslation('menu');
  const menu = useMenu({ user, ...(onChoose && { onChoose }) });
  const leave = () => {
    onChoose?.();
    void askSignOut();
  };
  return (
    <>
      {menu.groups.map((group) => (
        <AccountGroup key={group.key} group={group} menu={menu} folds={folds === true} />
      ))}
      <MenuLink
        component="button"
        type="button"
        label={t('signOut')}
        leftSection={<IconLogout size={20} stroke={1.75} aria-hidden />}
        className={classes.link}
        onClick={leave}
      />
    </>
  );
}

interface AccountGroupProps {
  group: MenuGroup;
  menu: ReturnType<typeof useMenu>;
  folds: boolean;
}

function AccountGroup({ group: { key, icon: Icon, entries }, menu, folds }: AccountGroupProps) {
  const { t } = useTranslation('menu');
  const { active, isCurrent, onClick, countAt } = menu;
  const [first, ...others] = entries;
  const isHere = key === menu.group;
  const [isUnfolded, setUnfolded] = useState(isHere);
  const isList = others.length > 0;
  const isOpen = isList && (folds ? isUnfolded : isHere);
  const looks = {
    label: t(`group.${key}`),
    leftSection: <Icon size={20} stroke={1.75} aria-hidden />,
    className: classes.link,
    childrenOffset: 30,
    opened: isOpen,
  };
  const count = <Count of={isOpen ? 0 : sum(entries.map(({ to }) => countAt(to) ?? 0))} />;
  const pages = entries.map(({ to, label }) => (
    <MenuLink
      key={to}
      component={Link}
      to={to}
      label={localized(label)}
      rightSection={<Count of={countAt(to)} />}
      active={active === to}
      aria-current={isCurrent(to) ? 'page' : active === to || undefined}
      className={classes.link}
      onClick={onClick(to)}
    />
  ));
  if (isList && folds)
    return (
      <MenuLink
        {...looks}
        component="button"
        type="button"
        aria-expanded={isOpen}
        onChange={setUnfolded}
        rightSection={
          <Group gap={8}>
            {count}
            <IconChevronDown
              size={18}
              className={classes.chevron}
              data-open={isOpen || undefined}
              aria-hidden
            />
          </Group>
        }
        disableRightSectionRotation
      >
        {pages}
      </MenuLink>
    );
  return (
    <MenuLink
      {...looks}
      component={Link}
      to={first.to}
      rightSection={count}
      active={isHere && !isList}
      aria-current={!isList && isCurrent(first.to) ? 'page' : undefined}
      disableRightSectionRotation
      onClick={onClick(first.to)}
    >
      {isOpen && pages}
    </MenuLink>
  );
}

/** The same as icons: a group of several pages lists them in a menu of its own. */
export function AccountIcons({ user }: { user: Who }) {
  const { t } = useTranslation('menu');
  const menu = useMenu({ user });
  return menu.groups.map((group) => (
    <IconGroup key={group.key} group={group} menu={menu} name={t(`group.${group.key}`)} />
  ));
}

interface IconGroupProps {
  group: MenuGroup;
  name: string;
  menu: ReturnType<typeof useMenu>;
}

function IconGroup({ group: { icon: Icon, entries }, name, menu }: IconGroupProps) {
  const { active, isCurrent, onClick } = menu;
  const [first, ...others] = entries;
  const looks = {
    className: classes.icon,
    'data-active': entries.some(({ to }) => to === active) || undefined,
    'aria-label': name,
    title: name,
  };
  const icon = <Icon size={22} stroke={1.75} aria-hidden />;
  if (others.length === 0)
    return (
      <UnstyledButton component={Link} to={first.to} {...looks} aria-current={isCurrent(first.to) && 'page'}>
        {icon}
      </UnstyledButton>
    );
  return (
    <Menu position="right-start" width={220}>
      <Menu.Target>
        <UnstyledButton {...looks}>{icon}</UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{name}</Menu.Label>
        {entries.map(({ to, label, icon: Own }) => (
          <Menu.Item
            key={to}
            component={Link}
            to={to}
            leftSection={<Own size={18} aria-hidden />}
            onClick={onClick(to)}
          >
            {localized(label)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Number of records behind a menu item; hidden if zero. */
const Count = ({ of }: { of: number | undefined }) =>
  of ? (
    <Badge variant="light" color="gray" size="sm">
      {of}
    </Badge>
  ) : null;
