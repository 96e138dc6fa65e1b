import { applicationStatuses, optionLabel } from '@acheep/contract/option';
import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { localized } from '../../lib/reference.ts';
import { paths } from '../../paths.ts';
import { jobChoicesQuery, type ReceivedFilter } from './application.api.ts';
import classes from './received-list.module.css';

/** Narrows the received applications by job and status; both live in the URL. */
export function ReceivedFilterBar({ filter }: { filter: ReceivedFilter }) {
  const { t } = useTranslation('application');
  const navigate = useNavigate();
  const { data: jobs = [] } = useQuery(jobChoicesQuery);
  const go = (change: { jobId?: string; status?: string }) => {
    const { jobId, status } = { jobId: filter.jobId, status: filter.status, ...change };
    void navigate(paths.manageApplied({ jobId, status }));
  };
  const statuses = applicationStatuses.map((value) => ({ value, label: localized(optionLabel(value)) }));
  return (
    <search aria-label={t('received.filter')} className={classes.filters}>
      <NativeSelect
        label={t('received.job')}
        data={[{ value: '', label: t('received.allJobs') }, ...jobs]}
        value={filter.jobId ?? ''}
        onChange={(event) => go({ jobId: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('status')}
        data={[{ value: '', label: t('received.allStatuses') }, ...statuses]}
        value={filter.status ?? ''}
        onChange={(event) => go({ status: event.currentTarget.value })}
      />
      {(filter.jobId || filter.status) && (
        <Button component={Link} variant="subtle" to={paths.manageApplied()}>
          {t('received.clear')}
        </Button>
      )}
    </search>
  );
}
