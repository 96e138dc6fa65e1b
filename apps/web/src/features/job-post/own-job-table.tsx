import type { OwnJob } from '@acheep/contract/job';
import { Anchor, Table, Text, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { localized } from '../../lib/reference.ts';
import { paths } from '../../paths.ts';
import { OwnJobActions } from './own-job-actions.tsx';
import { OwnJobApplications } from './own-job-applications.tsx';
import { OwnJobClosing } from './own-job-closing.tsx';
import classes from './own-job-list.module.css';
import { OwnJobStatus } from './own-job-status.tsx';

interface OwnJobTableProps {
  jobs: readonly OwnJob[];
  /** Lists of one state need not repeat it. */
  withStatus: boolean;
}

export function OwnJobTable({ jobs, withStatus }: OwnJobTableProps) {
  const { t } = useTranslation('job-post');
  return (
    <Table verticalSpacing="sm" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('list.column.job')}</Table.Th>
          {withStatus && <Table.Th>{t('list.column.status')}</Table.Th>}
          <Table.Th>{t('list.column.closing')}</Table.Th>
          <Table.Th>{t('list.column.applications')}</Table.Th>
          <Table.Th>
            <VisuallyHidden>{t('list.column.actions')}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {jobs.map((job) => (
          <Table.Tr key={job._id}>
            <Table.Td>
              <OwnJobTitle job={job} />
            </Table.Td>
            {withStatus && (
              <Table.Td>
                <OwnJobStatus status={job.status} />
              </Table.Td>
            )}
            <Table.Td className={classes.closing}>
              <OwnJobClosing job={job} />
            </Table.Td>
            <Table.Td>
              <OwnJobApplications job={job} short />
            </Table.Td>
            <Table.Td>
              <OwnJobActions job={job} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** Title and the few words that tell jobs of one title apart. */
export function OwnJobTitle({ job }: { job: OwnJob }) {
  const { t } = useTranslation('job-post');
  const about = [t('list.code', { code: job.postCode }), job.province && localized(job.province.name)];
  return (
    <>
      <Anchor component={Link} to={paths.manageJobEdit(job._id)} fw={600}>
        {job.title}
      </Anchor>
      <Text size="sm" c="dimmed">
        {about.filter(Boolean).join(' · ')}
      </Text>
    </>
  );
}
