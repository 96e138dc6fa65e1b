import { can } from '@acheep/contract/permission';
import type { Role } from '@acheep/contract/role';
import { NavLink as MenuLink, Text } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { askSignOut } from '../lib/ask-sign-out.ts';
import classes from './dashboard-layout.module.css';
import { dashboardGroups } from './menu-entries.ts';

/** The account menu: a column on desks, a line that scrolls sideways on phones. */
export function DashboardNav({ role }: { role: Role }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const groups = dashboardGroups
    .map(({ key, entries }) => ({ key, entries: entries.filter(({ subject }) => can(role, subject)) }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <nav className={classes.nav} aria-label={t('dashboard.label')}>
      {groups.map(({ key, entries }) => (
        <div key={key} className={classes.group}>
          <Text size="xs" c="dimmed" fw={600} className={classes.groupTitle}>
            {t(`dashboard.group.${key}`)}
          </Text>
          {entries.map(({ key: entry, to, icon: Icon }) => (
            <MenuLink
              key={entry}
              component={NavLink}
              to={to}
              end
              active={pathname === to}
              label={t(`dashboard.${entry}`)}
              leftSection={<Icon size={18} aria-hidden />}
              className={classes.link}
            />
          ))}
        </div>
      ))}
      <MenuLink
        component="button"
        type="button"
        label={t('dashboard.signOut')}
        leftSection={<IconLogout size={18} aria-hidden />}
        className={classes.link}
        onClick={() => void askSignOut()}
      />
    </nav>
  );
}
