import { adminPaths } from '@acheep/contract/admin-paths';
import type { HealthFinding } from '@acheep/contract/platform/site-health';
import { type HealthCheck, healthChecks } from '@acheep/contract/platform/site-health-option';
import { Anchor, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { apiData } from '../../../lib/api-query.ts';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Section } from '../../../ui/section.tsx';
import classes from './today.module.css';

/** Maximum checks shown; the health page has all. */
const maxChecks = 6;
/** Age up to which the result of a check is shown again, in milliseconds. */
const recently = 600_000;

/** Work in the background has its own list; everything else is explained on the health page. */
const placeOf = (check: HealthCheck) => (check === 'queue' ? adminPaths.tasks() : adminPaths.health());

/** The worst finding of each check that found a problem, faults first. */
function dangersOf(findings: readonly HealthFinding[]) {
  const wrong = [
    ...findings.filter(({ state }) => state === 'fault'),
    ...findings.filter(({ state }) => state === 'warning'),
  ];
  return [...new Map(wrong.toReversed().map((one) => [one.check, one])).values()].toReversed();
}

/** Problems that endanger the site, each with its remedy; nothing if all is well or not known yet. */
export function Dangers() {
  const { t } = useTranslation('dashboard');
  const { data } = useQuery({
    ...apiData('GET /admin/health', { query: { recent: 'true' } }),
    staleTime: recently,
  });
  const dangers = dangersOf(data?.findings ?? []);
  if (dangers.length === 0) return null;
  return (
    <Section
      title={t('today.dangers')}
      action={
        <Anchor component={Link} to={adminPaths.health()} size="sm">
          {t('today.health')}
        </Anchor>
      }
    >
      <ul className={classes.dangers}>
        {dangers.slice(0, maxChecks).map(({ check, state, about, remedy }) => (
          <li key={check}>
            <Link to={placeOf(check)} className={classes.wait}>
              <IconAlertTriangle
                className={classes.danger}
                data-state={state}
                size={28}
                stroke={1.5}
                aria-hidden
              />
              <span className={classes.what}>
                <Text span display="block" fw={600}>
                  {localized(healthChecks[check])}
                </Text>
                <Text span display="block" size="sm">
                  {about}
                </Text>
                {remedy && (
                  <Text span display="block" size="sm" c="dimmed">
                    {remedy}
                  </Text>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
