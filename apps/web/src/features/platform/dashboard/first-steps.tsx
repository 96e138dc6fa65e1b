import { paths } from '@acheep/contract/kernel/paths';
import { Anchor, Text, ThemeIcon } from '@mantine/core';
import { IconBriefcase, IconBuildingSkyscraper, IconPackage, IconUsersGroup } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Panel } from '../../../ui/panel.tsx';
import classes from './first-steps.module.css';

const steps = [
  { key: 'company', to: paths.profileCompany(), icon: IconBuildingSkyscraper },
  { key: 'package', to: paths.package(), icon: IconPackage },
  { key: 'job', to: paths.manageJobCreate(), icon: IconBriefcase },
  { key: 'team', to: paths.profileTeam(), icon: IconUsersGroup },
] as const;

/** What a company that has no job yet does first. */
export function FirstSteps() {
  const { t } = useTranslation('dashboard');
  return (
    <Panel title={t('start.title')}>
      <ol className={classes.list}>
        {steps.map(({ key, to, icon: Icon }) => (
          <li key={key} className={classes.step}>
            <ThemeIcon variant="light" size={40} radius="md">
              <Icon size={22} stroke={1.5} aria-hidden />
            </ThemeIcon>
            <div>
              <Anchor component={Link} to={to} fw={600}>
                {t(`start.${key}`)}
              </Anchor>
              <Text size="sm" c="dimmed">
                {t(`start.${key}Text`)}
              </Text>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
