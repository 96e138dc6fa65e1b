import {
  applicationStatuses,
  candidateSorts,
  type Decision,
  leastRatings,
} from '@acheep/contract/hiring/application-option';
import { answerFits } from '@acheep/contract/hiring/question-option';
import { paths } from '@acheep/contract/paths';
import { Button, Group, NativeSelect, SegmentedControl } from '@mantine/core';
import { IconColumns3, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { jobChoicesQuery } from '../../../entities/jobs/job/job-choices.ts';
import { FilterBar } from '../../../entities/platform/saved-view/filter-bar.tsx';
import { choicesOf } from '../../../lib/choice.ts';
import { lazy } from '../../../lib/lazy.ts';
import { withParam } from '../../../lib/list-url.ts';
import { useMayDo } from '../../../lib/may-do.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { candidateList } from './application-list.ts';
import { tagsQuery } from './candidate.api.ts';
import { CandidateList } from './candidate-list.tsx';
import { ScreeningNotice } from './screening-notice.tsx';
import { useStages } from './stage.api.ts';

const CandidateBoard = lazy(() =>
  import('./candidate-board.tsx').then((m) => ({ default: m.CandidateBoard })),
);

interface CandidatePageProps {
  /** Restricts the page to one status. */
  status?: Exclude<Decision, 'received'>;
}

/** The company's candidates by job and status, as a list or a board. */
function CandidatePage({ status }: CandidatePageProps) {
  const { t } = useTranslation('application');
  const control = useListUrl(candidateList);
  const [params, setParams] = useSearchParams();
  const mayHire = useMayDo('hire');
  const board = mayHire && !status && params.get('view') === 'board';
  // Interviewers filter by no job: the list of jobs is not theirs.
  const { data: jobs = [] } = useQuery({ ...jobChoicesQuery, enabled: mayHire });
  const { data: tags = [] } = useQuery(tagsQuery);
  const { stages } = useStages();
  const title = t(`received.page.${status ?? 'all'}`);
  const job = { name: 'jobId', label: t('received.job'), any: t('received.allJobs'), choices: jobs } as const;
  const state = { name: 'status', label: t('status'), choices: choicesOf(applicationStatuses) } as const;
  const rating = {
    name: 'rating',
    label: t('marks.rating'),
    any: t('marks.anyRating'),
    choices: choicesOf(leastRatings),
  } as const;
  const tag = {
    name: 'tag',
    label: t('marks.tag'),
    choices: tags.map((value) => ({ value, label: value })),
  } as const;
  const fit = {
    name: 'fit',
    label: t('answer.answers'),
    any: t('answer.any'),
    choices: choicesOf(answerFits),
  } as const;
  // The tag filter is hidden if the company has no tags.
  const stage = {
    name: 'stage',
    label: t('stage.title'),
    any: t('stage.any'),
    choices: stages,
  } as const;
  const marks = tags.length > 0 ? [fit, rating, tag] : [fit, rating];
  return (
    <>
      <PageHead title={title} noIndex />
      <PageHeader
        title={title}
        action={
          mayHire && (
            <Group gap="xs">
              <Button
                component={Link}
                variant="default"
                to={paths.manageAppliedCreate({ jobId: control.asked.filters.jobId })}
                leftSection={<IconUserPlus size={18} aria-hidden />}
              >
                {t('create.action')}
              </Button>
              {(board || status === 'shortlisted') && (
                <Button
                  component={Link}
                  variant="default"
                  to={paths.manageAppliedStage()}
                  leftSection={<IconColumns3 size={18} aria-hidden />}
                >
                  {t('stage.page.title')}
                </Button>
              )}
              {!status && (
                <SegmentedControl
                  aria-label={t('received.view')}
                  value={board ? 'board' : 'list'}
                  onChange={(view) =>
                    setParams(withParam(params, 'view', view === 'board' ? view : undefined), {
                      preventScrollReset: true,
                    })
                  }
                  data={[
                    { value: 'list', label: t('received.asList') },
                    { value: 'board', label: t('received.asBoard') },
                  ]}
                />
              )}
            </Group>
          )
        }
      />
      {mayHire && <ScreeningNotice jobId={control.asked.filters.jobId} />}
      <FilterBar
        {...control}
        search={{ label: t('received.search'), hint: t('received.searchHint') }}
        selects={[
          ...(jobs.length > 0 ? [job] : []),
          ...(status === 'shortlisted' ? [stage] : status || board ? [] : [state]),
          ...marks,
        ]}
      >
        <NativeSelect
          label={t('received.order')}
          flex="0 1 150px"
          data={choicesOf(candidateSorts)}
          value={control.asked.sort}
          onChange={(event) => control.set('sort', event.currentTarget.value)}
        />
      </FilterBar>
      {board ? (
        <Suspense fallback={<SkeletonList height={300} />}>
          <CandidateBoard asked={control.asked} />
        </Suspense>
      ) : (
        <CandidateList control={control} status={status} title={title} />
      )}
    </>
  );
}

export const ReceivedPage = () => <CandidatePage key="all" />;
export const ShortlistPage = () => <CandidatePage key="shortlisted" status="shortlisted" />;
export const RejectedPage = () => <CandidatePage key="rejected" status="rejected" />;
