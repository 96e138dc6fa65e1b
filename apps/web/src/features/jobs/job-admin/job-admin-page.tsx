import type { AdminJob } from '@acheep/contract/jobs/job-admin';
import { jobMarkFilters } from '@acheep/contract/jobs/job-moderation-option';
import { jobPromotions, jobStatuses } from '@acheep/contract/jobs/job-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import { Button, Group, Paper, Text } from '@mantine/core';
import { IconBriefcase } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiPage } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { confirm } from '../../../lib/feedback.ts';
import { isNarrowed, listRequest, oneOf, recordId } from '../../../lib/list-url.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FilterBar } from '../../../ui/filter-bar.tsx';
import { ListView } from '../../../ui/list-view.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useDecideJobs } from './job-admin.api.ts';
import classes from './job-admin.module.css';
import { useAdminJobColumns } from './job-admin-column.tsx';
import { PromotionDialog } from './promotion-dialog.tsx';
import { StopDialog } from './stop-dialog.tsx';
import { useChosen } from './use-chosen.ts';

const adminJobList = {
  filters: {
    status: oneOf(valuesOf(jobStatuses)),
    promotion: oneOf(valuesOf(jobPromotions)),
    mark: oneOf(valuesOf(jobMarkFilters)),
    companyId: recordId,
  },
  sorts: ['createdAt_-1', 'createdAt_1'],
  limit: 10,
} as const;

/** The jobs of all companies, and what brings some of them to the top. */
export function JobAdminPage() {
  const { t } = useTranslation('job-admin');
  const [promoted, setPromoted] = useState<AdminJob | null>(null);
  const control = useListUrl(adminJobList);
  const { asked } = control;
  const query = useQuery(apiPage('GET /admin/job', { query: listRequest(adminJobList, asked) }));
  const [closed, setClosed] = useState<readonly AdminJob[] | null>(null);
  const { lift } = useDecideJobs();
  const choice = useChosen(query.data?.data ?? []);
  const { chosen } = choice;

  async function takeBack({ _id, title }: AdminJob) {
    const answer = await confirm({
      title: t('lift.title'),
      message: t('lift.text', { title }),
      confirmLabel: t('lift.action'),
      tone: 'plain',
    });
    if (answer === 'confirm') lift.mutate(_id);
  }
  const columns = useAdminJobColumns(choice, (act, job) => {
    if (act === 'promote') setPromoted(job);
    else if (act === 'close') setClosed([job]);
    else void takeBack(job);
  });
  const none = isNarrowed(asked) ? 'empty' : 'none';
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={t('lead')} />
      <FilterBar
        {...control}
        search={{ label: t('search'), hint: t('searchHint') }}
        selects={[
          { name: 'status', label: t('column.status'), choices: choicesOf(jobStatuses) },
          { name: 'mark', label: t('column.marks'), choices: choicesOf(jobMarkFilters) },
          { name: 'promotion', label: t('column.promotion'), choices: choicesOf(jobPromotions) },
        ]}
      />
      <ListView
        {...control}
        query={query}
        label={t('title')}
        columns={columns}
        empty={<EmptyState icon={IconBriefcase} title={t(`${none}.title`)} text={t(`${none}.text`)} />}
      />
      {chosen.length > 0 && (
        <Paper
          withBorder
          shadow="md"
          className={classes.bar}
          component="section"
          aria-label={t('choose.with')}
        >
          <Text size="sm" fw={600}>
            {t('choose.chosen', { count: chosen.length })}
          </Text>
          <Group gap="xs">
            <Button size="compact-md" color="red" onClick={() => setClosed(chosen)}>
              {t('close')}
            </Button>
            <Button size="compact-md" variant="subtle" onClick={choice.clear}>
              {t('choose.none')}
            </Button>
          </Group>
        </Paper>
      )}
      {closed && (
        <StopDialog act="close" jobs={closed} onClose={() => setClosed(null)} onDone={choice.clear} />
      )}
      {promoted && <PromotionDialog job={promoted} onClose={() => setPromoted(null)} />}
    </>
  );
}
