import { paths } from '@acheep/contract/paths';
import { Button, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { JobBeside } from '../../entities/job/job-card.tsx';
import { JobCardList } from '../../entities/job/job-card-list.tsx';
import type { ApiResponse } from '../../lib/api.ts';
import type { ListControl } from '../../lib/use-list-url.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { ListResults } from '../../ui/list-results.tsx';
import { NothingFound } from '../../ui/nothing-found.tsx';

interface JobResultsProps extends Pick<ListControl, 'asked' | 'clear' | 'pageLink'> {
  result: UseQueryResult<ApiResponse<'GET /job'>>;
  beside: JobBeside | undefined;
}

/** The jobs of a page, or what there is to say instead. */
export function JobResults({ result, beside, asked, clear, pageLink }: JobResultsProps) {
  const { t } = useTranslation('job');
  const all = (
    <Button component={Link} to={paths.jobList()}>
      {t('empty.everything')}
    </Button>
  );
  const corrected = result.data?.meta.corrected;
  return (
    <>
      {corrected && (
        <Text role="status" mb="sm">
          {t('list.corrected', { search: asked.search, corrected })}
        </Text>
      )}
      <ListResults
        query={result}
        asked={asked}
        pageLink={pageLink}
        waiting={<JobCardList jobs={undefined} expected={6} as="h2" />}
        empty={<NothingFound title={t('empty.title')} asked={asked} clear={clear} all={all} />}
      >
        {(jobs) => <JobCardList jobs={jobs} expected={0} as="h2" beside={beside} />}
      </ListResults>
    </>
  );
}
