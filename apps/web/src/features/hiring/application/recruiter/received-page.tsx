import { candidateSorts, candidates, type Decision } from '@acheep/contract/hiring/application-option';
import { hasRight } from '@acheep/contract/kernel/company-right';
import { withParam } from '@acheep/contract/kernel/list-url';
import { paths } from '@acheep/contract/paths';
import { Box, Button, Group, NativeSelect, SegmentedControl } from '@mantine/core';
import { IconColumns3, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { jobChoicesQuery } from '../../../../entities/jobs/job/job-choices.ts';
import { FilterBar } from '../../../../entities/platform/work-list/filter-bar.tsx';
import { apiData } from '../../../../lib/api-query.ts';
import { choicesOf } from '../../../../lib/choice.ts';
import { lazy } from '../../../../lib/lazy.ts';
import { useMayDo } from '../../../../lib/may-do.ts';
import { PageHead } from '../../../../lib/page-head.tsx';
import { useListUrl } from '../../../../lib/use-list-url.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { SkeletonList } from '../../../../ui/skeleton-list.tsx';
import { ScreeningNotice } from '../screening-notice.tsx';
import { useStages } from '../stage.api.ts';
import { tagsQuery } from './candidate.api.ts';
import { CandidateList } from './candidate-list.tsx';
import { KeyHelp } from './key-help.tsx';

const CandidateBoard = lazy(() =>
  import('./candidate-board.tsx').then((m) => ({ default: m.CandidateBoard })),
);

interface CandidatePageProps {
  /** Restricts the page to one status. */
  status?: Decision;
}

/** The company's candidates by job and status, as a list or a board. */
function CandidatePage({ status }: CandidatePageProps) {
  const { t } = useTranslation('application');
  const control = useListUrl(candidates);
  const [params, setParams] = useSearchParams();
  const mayHire = useMayDo('hire');
  const board = mayHire && !status && params.get('view') === 'board';
  // Interviewers filter by no job: the list of jobs is not theirs.
  const { data: jobs = [] } = useQuery({ ...jobChoicesQuery, enabled: mayHire });
  const { data: tags = [] } = useQuery(tagsQuery);
  const { data: team } = useQuery(apiData('GET /company/own/member'));
  const deciders = (team?.members ?? []).filter((member) => hasRight(member, 'hire'));
  const { stages } = useStages();
  const title = t(`received.page.${status ?? 'all'}`);
  const choices = {
    jobId: jobs.length > 0 ? jobs : undefined,
    stage: board || (status && status !== 'shortlisted') ? undefined : stages,
    decidedBy:
      deciders.length > 1 ? deciders.map(({ _id, name }) => ({ value: _id, label: name })) : undefined,
    // Hidden if the company has no tags.
    tag: tags.length > 0 ? tags.map((value) => ({ value, label: value })) : undefined,
    ...((status || board) && { status: undefined }),
  };
  const any = {
    jobId: t('received.allJobs'),
    stage: t('stage.any'),
    rating: t('marks.anyRating'),
    fit: t('answer.any'),
  };
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
              {board && <BoardKeys />}
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
        of={candidates}
        control={control}
        search={{ label: t('received.search'), hint: t('received.searchHint') }}
        choices={choices}
        any={any}
      >
        <NativeSelect
          label={t('received.order')}
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

/** Keys of the board, which has the cards' own: nobody presses them by accident. */
function BoardKeys() {
  const { t } = useTranslation('application');
  const lines = [
    { keys: ['↑', '↓', '←', '→'], label: t('board.keys.walk') },
    { keys: ['Enter'], label: t('board.keys.open') },
    { keys: ['Shift', '← →'], label: t('board.keys.beside') },
    { keys: ['Tab', 'Enter'], label: t('board.keys.anywhere') },
  ];
  return (
    <Box visibleFrom="sm">
      <KeyHelp lines={lines} position="bottom-end" />
    </Box>
  );
}

export const AllCandidatesPage = () => <CandidatePage key="all" />;
export const ReceivedPage = () => <CandidatePage key="received" status="received" />;
export const ShortlistPage = () => <CandidatePage key="shortlisted" status="shortlisted" />;
export const RejectedPage = () => <CandidatePage key="rejected" status="rejected" />;
