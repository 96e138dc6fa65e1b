import type { AdminUserDetail } from '@acheep/contract/accounts/admin';
import { localeNames } from '@acheep/contract/kernel/locale';
import { Anchor, SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { CompanyBadge } from './user-badges.tsx';

const Fact = ({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) => (
  <div style={wide ? { gridColumn: '1 / -1' } : undefined}>
    <Text component="dt" size="sm" c="dimmed">
      {label}
    </Text>
    <Text component="dd" m={0} style={{ overflowWrap: 'anywhere' }}>
      {children}
    </Text>
  </div>
);

/** Who it is, and how much the account holds. */
export function UserFacts({ user }: { user: AdminUserDetail }) {
  const { t } = useTranslation('admin');
  const { counts, company } = user;
  return (
    <SimpleGrid component="dl" cols={{ base: 1, xs: 2, lg: 3 }} spacing="md" verticalSpacing="md" m={0}>
      <Fact label={t('user.email')}>
        <Anchor href={`mailto:${user.email}`}>{user.email}</Anchor>
      </Fact>
      {user.phone && (
        <Fact label={t('user.phone')}>
          <Anchor href={`tel:${user.phone}`}>{user.phone}</Anchor>
        </Fact>
      )}
      <Fact label={t('user.language')}>{localized(localeNames[user.locale])}</Fact>
      <Fact label={t('user.since')}>
        <DateText value={user.createdAt} />
      </Fact>
      <Fact label={t('user.activated')}>
        {user.activatedAt ? <DateText value={user.activatedAt} /> : t('user.notYet')}
      </Fact>
      {user.disabledAt && (
        <Fact label={t('user.disabled')}>
          <DateText value={user.disabledAt} />
        </Fact>
      )}
      {company && (
        <Fact label={t('user.jobs')}>
          {t('user.jobsCount', { all: counts.jobs, active: counts.activeJobs })}
        </Fact>
      )}
      {user.role === 'user' && <Fact label={t('user.applications')}>{counts.applications}</Fact>}
      <Fact label={t('user.files')}>{counts.files}</Fact>
      {company && (
        <Fact label={t('user.company')} wide>
          {company.name} <CompanyBadge verified={company.verifiedAt !== null} />
          <Text size="sm" c="dimmed">
            {company.address}
          </Text>
        </Fact>
      )}
    </SimpleGrid>
  );
}
