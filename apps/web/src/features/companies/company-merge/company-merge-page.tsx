import { adminPaths } from '@acheep/contract/admin-paths';
import type { MergePreview } from '@acheep/contract/companies/company-merge';
import { mergeFields, mergeKinds, mergeRefusals } from '@acheep/contract/companies/company-merge-option';
import { numberText } from '@acheep/contract/kernel/english-text';
import { Alert, Badge, Button, Group, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconArrowsExchange, IconBuildingOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { call } from '../../../lib/api.ts';
import { apiData } from '../../../lib/api-query.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { isMissing, MissingRecord } from '../../../ui/missing-record.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import classes from './compared-company.module.css';
import { ComparedCompany } from './compared-company.tsx';

/** Compares two companies and previews their merge. */
export function CompanyMergePage() {
  const { t } = useTranslation('company-merge');
  const { id = '' } = useParams();
  const into = useSearchParams()[0].get('into') ?? '';
  const { data, error, refetch } = useQuery({
    ...apiData('GET /admin/company/:id/merge', { params: { id }, query: { into } }),
    enabled: into !== '',
  });
  if (into === '') return <Navigate to={adminPaths.duplicateCompanies()} replace />;
  return (
    <>
      <PageHead title={t('merging.title')} noIndex />
      <PageHeader
        title={t('merging.title')}
        lead={t('merging.lead')}
        action={
          <Button component={Link} to={adminPaths.duplicateCompanies()} variant="default">
            {t('all')}
          </Button>
        }
      />
      {isMissing(error) ? (
        <MissingRecord
          icon={IconBuildingOff}
          title={t('missing.title')}
          text={t('missing.text')}
          link={{ component: Link, to: adminPaths.duplicateCompanies() }}
          action={t('all')}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Merging preview={data} />
      ) : (
        <Skeleton height={480} />
      )}
    </>
  );
}

function Merging({ preview }: { preview: MergePreview }) {
  const { t } = useTranslation('company-merge');
  const { from, into, moves, takes, refused } = preview;
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <ComparedCompany
          level={2}
          company={from}
          over={
            <Badge color="red" variant="light">
              {t('goes')}
            </Badge>
          }
        />
        <ComparedCompany
          level={2}
          company={into}
          over={
            <Badge color="green" variant="light">
              {t('stays')}
            </Badge>
          }
        />
      </SimpleGrid>
      <Group>
        <Button
          component={Link}
          to={adminPaths.companyMerge(into._id, { into: from._id })}
          replace
          variant="default"
          leftSection={<IconArrowsExchange size={18} aria-hidden />}
        >
          {t('swap')}
        </Button>
      </Group>
      <Panel title={t('moves', { name: into.name })}>
        {moves.length > 0 ? (
          <dl className={classes.facts}>
            {moves.map(({ kind, count }) => (
              <div key={kind}>
                <dt>{localized(mergeKinds[kind])}</dt>
                <dd>{numberText(count)}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <Text size="sm">{t('nothing')}</Text>
        )}
        {takes.length > 0 && (
          <Text size="sm" mt="sm">
            {t('takes', { fields: takes.map((field) => localized(mergeFields[field])).join(', ') })}
          </Text>
        )}
      </Panel>
      {refused ? (
        <Alert color="red" icon={<IconAlertTriangle size={20} aria-hidden />} title={t('refused')}>
          {localized(mergeRefusals[refused])}
        </Alert>
      ) : (
        <Act preview={preview} />
      )}
    </Stack>
  );
}

/** Explains that merging is irreversible and asks for confirmation. */
function Act({ preview: { from, into } }: { preview: MergePreview }) {
  const { t } = useTranslation('company-merge');
  const navigate = useNavigate();
  const names = { from: from.name, into: into.name };
  const merge = useAct({
    call: () => call('POST /admin/company/:id/merge', { params: { id: from._id }, body: { into: into._id } }),
    asks: () => ({
      title: t('confirm.title', names),
      message: t('confirm.message', names),
      confirmLabel: t('merge'),
    }),
    done: t('done', names),
    id: 'company-merge',
    refresh: [
      'GET /admin/company/duplicate',
      'GET /admin/company/:id/merge',
      'GET /admin/user',
      'GET /admin/audit',
      'GET /company',
      'GET /company/:id',
      'GET /job',
    ],
    after: () => void navigate(adminPaths.company(into._id)),
  });
  return (
    <Alert color="red" icon={<IconAlertTriangle size={20} aria-hidden />} title={t('forGood')}>
      <Stack gap="sm" align="start">
        <Text size="sm">{t('after', names)}</Text>
        <Button color="red" loading={merge.isPending} onClick={() => merge.act()}>
          {t('merge')}
        </Button>
      </Stack>
    </Alert>
  );
}
