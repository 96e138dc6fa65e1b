import { paths } from '@acheep/contract/paths';
import { Badge, NavLink as MenuLink, UnstyledButton } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
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

interface AccountMenuProps {
  user: Who;
  onChoose?: () => void;
}

/** Returns the groups, that of the page, the address of its entry, and a function for the click on an entry. */
function useMenu({ user, onChoose }: AccountMenuProps) {
  const { pathname } = useLocation();
  const entry = activeEntry(pathname);
  const post = usePostJob(onChoose);
  const hasResume = useHasResume(user.role === 'user');
  const waitingAt = useWaitingCount(may(user, { access: 'Admin' }));
  const undecided = useUndecidedCount(may(user, { access: 'AppliedJob', right: 'interview' }));
  return {
    groups: menuOf(user, hasResume),
    group: entry?.group,
    active: entry?.tabOf ?? entry?.to,
    isCurrent: (to: string) => pathname === to,
    onClick: (to: string) => (to === paths.manageJobCreate() ? post : onChoose),
    countAt: (to: string) => (to === paths.manageApplied() ? undecided : waitingAt(to)),
  };
}

/** Groups of the account's pages, of which one is open, and sign-out. For the sidebar and the phone's drawer. */
export function AccountMenu({ user, onChoose }: AccountMenuProps) {
  const { t } = useTranslation('menu');
  const {
    groups,
    group: open,
    active,
    isCurrent,
    onClick,
    countAt,
  } = useMenu({ user, ...(onChoose && { onChoose }) });
  const leave = () => {
    onChoose?.();
    void askSignOut();
  };
  return (
    <>
      {groups.map(({ key, icon: Icon, entries: [first, ...others] }) => (
        <MenuLink
          key={key}
          component={Link}
          to={first.to}
          label={t(`group.${key}`)}
          leftSection={<Icon size={20} stroke={1.75} aria-hidden />}
          rightSection={
            <Count
              of={
                key === open && others.length > 0
                  ? 0
                  : sum([first, ...others].map(({ to }) => countAt(to) ?? 0))
              }
            />
          }
          active={key === open && others.length === 0}
          aria-current={others.length === 0 && isCurrent(first.to) ? 'page' : undefined}
          opened={key === open && others.length > 0}
          disableRightSectionRotation
          childrenOffset={30}
          className={classes.link}
          onClick={onClick(first.to)}
        >
          {key === open &&
            others.length > 0 &&
            [first, ...others].map(({ to, label }) => (
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
            ))}
        </MenuLink>
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
