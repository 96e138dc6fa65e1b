import { adminPaths } from '@acheep/contract/admin-paths';
import type { AdminReport } from '@acheep/contract/feed/report';
import {
  type ReportStatus,
  reportNouns,
  reportReasons,
  reportStatuses,
} from '@acheep/contract/feed/report-option';
import { languageOf } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import { Anchor, Button, Text } from '@mantine/core';
import { IconGavel } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';
import { ReporterFacts } from './reporters.tsx';

const tones: Record<ReportStatus, StatusTone> = {
  open: 'wait',
  hidden: 'bad',
  refused: 'off',
  ignored: 'off',
};

/** The operator's decision on the reported item; empty until there is one. */
export const decisionOf = ({ status }: AdminReport) =>
  status === 'hidden' || status === 'refused' ? status : '';

/** The page of what is reported; of a job, the operator's. */
const pageOf = ({ postId, jobId, companyId }: AdminReport['about']) =>
  postId ? paths.publicPost(postId) : jobId ? adminPaths.job(jobId) : adminPaths.company(companyId ?? '');

export function useReportColumns(onDecide: (report: AdminReport) => void): Column<AdminReport>[] {
  const { t } = useTranslation('report-admin');
  return [
    {
      key: 'about',
      header: t('column.about'),
      card: 'title',
      cell: ({ about, noun }) => {
        const text = about.text ?? t('deleted');
        return (
          <>
            {about.shown || !about.postId ? (
              <Anchor component={Link} to={pageOf(about)} fw={600} lineClamp={3} lang={languageOf(text)}>
                {text}
              </Anchor>
            ) : (
              <Text fw={600} lineClamp={3} lang={languageOf(text)}>
                {text}
              </Text>
            )}
            <Text size="sm" c="dimmed">
              {[localized(reportNouns[noun]), about.company && companyName(about.company)]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </>
        );
      },
    },
    {
      key: 'reason',
      header: t('column.reason'),
      card: 'fact',
      cell: ({ reason, words, others }) => (
        <>
          <Text size="sm">{localized(reportReasons[reason])}</Text>
          {words && (
            <Text size="sm" c="dimmed" lineClamp={3} lang={languageOf(words)}>
              “{words}”
            </Text>
          )}
          {others > 0 && (
            <Text size="sm" c="dimmed">
              {t('others', { count: others })}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'reporter',
      header: t('column.reporter'),
      card: 'fact',
      cell: ({ reporter, email }) =>
        reporter ? (
          <Anchor component={Link} to={adminPaths.user(reporter._id)} size="sm">
            {reporter.name}
          </Anchor>
        ) : (
          <Text size="sm">{email ?? t('visitor')}</Text>
        ),
    },
    {
      key: 'account',
      header: t('column.account'),
      card: 'fact',
      cell: ({ reporter }, as) =>
        reporter && <ReporterFacts reporter={reporter} format={as === 'card' ? 'time' : 'short'} />,
    },
    {
      key: 'status',
      header: t('column.status'),
      card: 'mark',
      cell: ({ status }) => (
        <StatusBadge tone={tones[status]}>{localized(reportStatuses[status])}</StatusBadge>
      ),
    },
    {
      key: 'created',
      header: t('column.created'),
      sort: 'createdAt',
      card: 'note',
      cell: ({ createdAt }) => <DateText value={createdAt} format="short" />,
    },
    {
      key: 'actions',
      header: t('column.actions'),
      hiddenHeader: true,
      card: 'actions',
      cell: (report) => (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconGavel size={16} aria-hidden />}
          onClick={() => onDecide(report)}
        >
          {t(decisionOf(report) ? 'change' : 'decide')}
        </Button>
      ),
    },
  ];
}
