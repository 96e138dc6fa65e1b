import { adminPaths } from '@acheep/contract/admin-paths';
import type { AdminJob, JobMark } from '@acheep/contract/jobs/job-admin';
import { jobMarks } from '@acheep/contract/jobs/job-moderation-option';
import { languageOf } from '@acheep/contract/kernel/locale';
import { ActionIcon, Anchor, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { call } from '../../../lib/api.ts';
import { localized } from '../../../lib/locale.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

function Mark({ job, mark }: { job: AdminJob; mark: JobMark }) {
  const { t } = useTranslation('job-admin');
  const { kind, said, about, fine } = mark;
  const save = useAct({
    call: () => call('POST /admin/job/:id/mark', { params: { id: job._id }, body: { kind, fine: !fine } }),
    refresh: ['GET /admin/job', 'GET /admin/job/:id', 'GET /admin/audit'],
  });
  const name = localized(jobMarks[kind]);
  const act = fine ? 'again' : 'fine';
  return (
    <Group gap={8} wrap="nowrap" align="center">
      <ActionIcon
        variant="default"
        size={32}
        loading={save.isPending}
        aria-label={t(`mark.${act}`, { mark: name, title: job.title })}
        title={t(`mark.${act}Hint`)}
        onClick={() => save.act()}
      >
        {fine ? <IconArrowBackUp size={14} aria-hidden /> : <IconCheck size={14} aria-hidden />}
      </ActionIcon>
      <Text size="sm" c={fine ? 'dimmed' : undefined} td={fine ? 'line-through' : undefined}>
        {!fine && <IconAlertTriangle size={14} aria-hidden style={{ verticalAlign: '-2px' }} />} {name}
        {said && <span lang={languageOf(said)}>{`: “${said}”`}</span>}
        {about && (
          <>
            {': '}
            <Anchor component={Link} inherit to={adminPaths.jobs({ search: about.title })}>
              {`${about.title} · ${companyName(about.company)}`}
            </Anchor>
          </>
        )}
      </Text>
    </Group>
  );
}

/** Suspicious traits of a job, which the operator can dismiss. */
export const JobMarks = ({ job }: { job: AdminJob }) =>
  job.marks.length > 0 && (
    <Stack gap={4}>
      {job.marks.map((mark) => (
        <Mark key={mark.kind} job={job} mark={mark} />
      ))}
    </Stack>
  );
