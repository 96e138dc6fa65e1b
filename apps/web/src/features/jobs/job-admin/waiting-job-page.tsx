import { adminPaths } from '@acheep/contract/admin-paths';
import { type AdminJob, maxDecided } from '@acheep/contract/jobs/job-admin';
import { waitingJobs } from '@acheep/contract/jobs/job-moderation-option';
import { languageOf } from '@acheep/contract/kernel/locale';
import { Alert, Anchor, Button, List, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconChecks } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { JobLine } from '../../../entities/jobs/job/job-line.tsx';
import { useWorkList } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkList } from '../../../entities/platform/work-list/work-list.tsx';
import { call } from '../../../lib/api.ts';
import { useChosen } from '../../../lib/use-chosen.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ChooseAll } from '../../../ui/choose-all.tsx';
import { ChosenBar } from '../../../ui/chosen-bar.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { Dialog, wideDialog } from '../../../ui/dialog.tsx';
import { DialogFoot } from '../../../ui/dialog-foot.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { adminJobQuery, type Chosen, useDecideJobs } from './job-admin.api.ts';
import { JobMarks } from './job-marks.tsx';
import { StopDialog } from './stop-dialog.tsx';
import { useWaitingColumns } from './waiting-job-column.tsx';

interface JobTextDialogProps {
  id: string;
  onClose: () => void;
  onRefuse: (job: Chosen) => void;
}

/** The whole text of a waiting job, to read before deciding. */
function JobTextDialog({ id, onClose, onRefuse }: JobTextDialogProps) {
  const { t } = useTranslation('job-admin');
  const { data: job, error, refetch } = useQuery(adminJobQuery(id));
  const decide = useDecideJobs();
  const approve = (chosen: Chosen) =>
    decide.mutate({ act: 'approve', jobs: [chosen] }, { onSuccess: onClose });
  const texts = job
    ? ([
        [t('text.description'), job.text.description],
        [t('text.requirements'), job.text.requirements],
        [t('text.benefits'), job.text.benefits],
      ] as const)
    : [];
  const contact = job && [job.text.contactName, job.text.contactPhone, job.text.contactEmail].filter(Boolean);
  return (
    <Dialog onClose={onClose} size={wideDialog} title={job?.title ?? t('text.title')}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!job && !error && <Skeleton height={320} radius="md" />}
      {job && (
        <Stack>
          <JobLine job={job.text} />
          {job.closingDate && (
            <Text size="sm" c="dimmed">
              <DateText value={job.closingDate} format="short">
                {(date) => t('text.closes', { date })}
              </DateText>
            </Text>
          )}
          {!job.company.verified && (
            <Alert color="yellow" icon={<IconAlertTriangle size={20} aria-hidden />}>
              {t('text.unverified', { company: companyName(job.company) })}{' '}
              <Anchor
                component={Link}
                to={adminPaths.company(job.company._id)}
                target="_blank"
                underline="always"
                inherit
              >
                {t('text.check')}
              </Anchor>
            </Alert>
          )}
          <JobMarks job={job} />
          {texts.map(
            ([heading, html]) =>
              html && (
                <div key={heading} lang={languageOf(html)}>
                  <Title order={3} size="h5" mb={4}>
                    {heading}
                  </Title>
                  <RichText html={html} />
                </div>
              ),
          )}
          {job.text.questions.length > 0 && (
            <div>
              <Title order={3} size="h5" mb={4}>
                {t('text.questions')}
              </Title>
              <List>
                {job.text.questions.map(({ _id, text, options }) => (
                  <List.Item key={_id} lang={languageOf(text)}>
                    {[text, options.join(', ')].filter(Boolean).join(' – ')}
                  </List.Item>
                ))}
              </List>
            </div>
          )}
          {contact && contact.length > 0 && (
            <div>
              <Title order={3} size="h5" mb={4}>
                {t('text.contact')}
              </Title>
              <Text>{contact.join(' · ')}</Text>
            </div>
          )}
          {job.text.company.website && (
            <Text size="sm">
              <Anchor href={job.text.company.website} target="_blank" rel="noopener nofollow">
                {job.text.company.website}
              </Anchor>
            </Text>
          )}
          {job.status === 'pending' && (
            <DialogFoot>
              <Button variant="default" onClick={() => onRefuse(job)}>
                {t('queue.refuse')}
              </Button>
              <Button loading={decide.isPending} onClick={() => approve(job)}>
                {t('queue.approve')}
              </Button>
            </DialogFoot>
          )}
        </Stack>
      )}
    </Dialog>
  );
}

/** Jobs waiting for the operator's approval, longest waiting first. */
export function WaitingJobPage() {
  const { t } = useTranslation('job-admin');
  const list = useWorkList(waitingJobs, 'GET /admin/job', { query: { 'filter[status]': 'pending' } });
  const [read, setRead] = useState<AdminJob | null>(null);
  const [refused, setRefused] = useState<readonly Chosen[] | null>(null);
  const decide = useDecideJobs();
  const choice = useChosen(list.rows);
  const { chosen } = choice;
  const columns = useWaitingColumns(choice, setRead);
  return (
    <>
      <WorkList
        list={list}
        words="job-admin:queue"
        action={
          <Anchor component={Link} size="sm" to={adminPaths.settings()}>
            {t('queue.setting')}
          </Anchor>
        }
        icon={IconChecks}
        columns={columns}
      />
      {chosen.length > 0 && (
        <ChosenBar
          label={t('choose.with')}
          count={t('choose.chosen', { count: chosen.length })}
          clear={choice.clear}
        >
          <Button
            size="compact-md"
            loading={decide.isPending}
            onClick={() => decide.mutate({ act: 'approve', jobs: chosen }, { onSuccess: choice.clear })}
          >
            {t('queue.approve')}
          </Button>
          <Button size="compact-md" variant="default" onClick={() => setRefused(chosen)}>
            {t('queue.refuse')}
          </Button>
          <ChooseAll
            choice={choice}
            total={list.total ?? 0}
            most={maxDecided}
            read={async (limit) =>
              (await call('GET /admin/job', { query: { ...list.request, offset: 0, limit } })).data
            }
          />
        </ChosenBar>
      )}
      {read && (
        <JobTextDialog
          id={read._id}
          onClose={() => setRead(null)}
          onRefuse={(job) => {
            setRead(null);
            setRefused([job]);
          }}
        />
      )}
      {refused && (
        <StopDialog act="refuse" jobs={refused} onClose={() => setRefused(null)} onDone={choice.clear} />
      )}
    </>
  );
}
