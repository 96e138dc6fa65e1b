import { adminPaths } from '@acheep/contract/admin-paths';
import type { ComparedCompany as Company } from '@acheep/contract/companies/company-merge';
import { companySizes } from '@acheep/contract/companies/company-option';
import { languageOf } from '@acheep/contract/kernel/locale';
import { Anchor, Badge, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CompanyAvatar } from '../../../entities/companies/company/company-avatar.tsx';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import classes from './compared-company.module.css';

interface ComparedCompanyProps {
  company: Company;
  /** Heading that says whether the company stays. */
  over?: ReactNode;
  action?: ReactNode;
  level?: 2 | 3;
}

/** A company with the facts that distinguish it from duplicates. */
export function ComparedCompany({ company, over, action, level = 3 }: ComparedCompanyProps) {
  const { t } = useTranslation('company-merge');
  const { owner } = company;
  const facts: [string, ReactNode][] = [
    [
      t('owner'),
      owner && (
        <Anchor component={Link} to={adminPaths.user(owner._id)} size="sm">
          {owner.name}
        </Anchor>
      ),
    ],
    [t('email'), owner?.email],
    [t('phone'), owner?.phone],
    [t('website'), company.website],
    [t('address'), company.address],
    [t('province'), company.province && localized(company.province.name)],
    [t('industry'), company.industry && localized(company.industry.name)],
    [t('size'), company.size && localized(companySizes[company.size])],
    [t('jobs'), t('jobCount', { all: company.jobs, open: company.openJobs })],
    [t('members'), company.members],
    [t('since'), <DateText key="since" value={company.createdAt} />],
  ];
  return (
    <Paper withBorder p="md" radius="md" component="article" className={classes.card}>
      <Stack gap="sm" h="100%">
        {over}
        <Group wrap="nowrap" align="start" gap="sm">
          <CompanyAvatar company={company} src={company.logo} size="small" />
          <div className={classes.name}>
            <Title order={level} size="h5" lang={languageOf(company.name)}>
              <Anchor component={Link} to={adminPaths.company(company._id)} inherit>
                {company.name}
              </Anchor>
            </Title>
            {company.nameKm && (
              <Text size="sm" lang="km">
                {company.nameKm}
              </Text>
            )}
          </div>
        </Group>
        {(company.verified || !owner) && (
          <Group gap="xs">
            {company.verified && (
              <Badge color="green" variant="light">
                {t('verified')}
              </Badge>
            )}
            {!owner && (
              <Badge color="gray" variant="light">
                {t('nobodys')}
              </Badge>
            )}
          </Group>
        )}
        <dl className={classes.facts}>
          {facts.map(
            ([label, value]) =>
              value !== null &&
              value !== undefined &&
              value !== '' && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        {action}
      </Stack>
    </Paper>
  );
}
