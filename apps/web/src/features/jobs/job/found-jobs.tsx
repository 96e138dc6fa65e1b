import type { JobCard, JobsFound } from '@acheep/contract/jobs/job';
import { jobs } from '@acheep/contract/jobs/job-filter';
import { fewJobs } from '@acheep/contract/jobs/relaxed-search-option';
import { isWork, type Understood } from '@acheep/contract/jobs/understood';
import { textWithout } from '@acheep/contract/jobs/understood-text';
import { limitOf } from '@acheep/contract/kernel/list-url';
import { ActionIcon, Group, Stack, Title } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { JobBeside } from '../../../entities/jobs/job/job-card.tsx';
import { JobCardList } from '../../../entities/jobs/job/job-card-list.tsx';
import { loadNamespaces } from '../../../lib/i18n.ts';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ListResults } from '../../../ui/list-results.tsx';
import type { JobResultsProps } from './job-results.tsx';
import { JobRelaxed } from './relaxed-search.tsx';
import classes from './understood-chips.module.css';

interface UnderstoodChipsProps {
  /** The text that was read. */
  search: string;
  understood: readonly Understood[];
  onSearch: (search: string) => void;
}

/** The place stands where places are chosen, and the work in the text. */
const isShown = (part: Understood) => !isWork(part) && part.kind !== 'place';

/** The wishes that a search was read as, each to be removed. */
function UnderstoodChips({ search, understood, onSearch }: UnderstoodChipsProps) {
  const { t } = useTranslation(['relaxed-search', 'common']);
  const wishes = understood.filter(isShown);
  if (wishes.length === 0) return null;
  return (
    <Group gap={8} role="group" aria-label={t('read.label')} mb={10}>
      {wishes.map((part) => {
        const label = localized(part.label);
        return (
          <span key={`${part.from} ${label}`} className={classes.chip}>
            {label}
            <ActionIcon
              variant="transparent"
              size={28}
              aria-label={t('common:list.remove', { filter: label })}
              onClick={() => onSearch(textWithout(search, [part]))}
            >
              <IconX size={14} aria-hidden />
            </ActionIcon>
          </span>
        );
      })}
    </Group>
  );
}

interface JobBlocksProps {
  jobs: readonly JobCard[];
  /** Number of the first jobs that have the work in their title. */
  titled: number;
  beside: JobBeside | undefined;
}

/** Results of a search in two blocks: those with the work in their title, and those that mention it. */
function JobBlocks({ jobs, titled, beside }: JobBlocksProps) {
  const { t } = useTranslation('relaxed-search');
  const blocks = [
    { name: t('inTitle'), own: jobs.slice(0, titled) },
    { name: t('mentioned'), own: jobs.slice(titled) },
  ];
  return (
    <Stack gap="lg">
      {blocks.map(
        ({ name, own }, at) =>
          own.length > 0 && (
            <Stack component="section" key={name} gap="sm" aria-label={name}>
              {/* Nobody has to be told that the first ones are what was looked for. */}
              <Title order={2} size="h5" className={at === 0 && titled > 0 ? classes.first : undefined}>
                {name}
              </Title>
              <JobCardList jobs={own} expected={0} as="h3" beside={beside} />
            </Stack>
          ),
      )}
    </Stack>
  );
}

/** The jobs of a search: how it was read, the results in two blocks, and the alternatives if there are few or none. */
function FoundJobs({ result, beside, asked, set, clear, pageLink }: JobResultsProps) {
  const meta: Partial<JobsFound['meta']> = result.data?.meta ?? {};
  const { total = 0, total_capped, in_title: titled = total, understood = [], corrected } = meta;
  const isForTrade = understood.some(({ kind }) => kind === 'title');
  const isPlaced = Boolean(asked.filters.provinceId) || understood.some(({ kind }) => kind === 'place');
  const isShort = isPlaced && titled > 0 && total <= fewJobs;
  const relaxed = (
    <JobRelaxed found={{ total, total_capped }} isShort={isShort} asked={asked} clear={clear} />
  );
  const before = (asked.page - 1) * limitOf(jobs);
  const first = asked.sort === jobs.searchSort ? Math.max(titled - before, 0) : Number.POSITIVE_INFINITY;
  return (
    <>
      {!result.isPlaceholderData && (
        <UnderstoodChips
          search={corrected ?? asked.search}
          understood={understood}
          onSearch={(search) => set('search', search || undefined)}
        />
      )}
      {isForTrade && titled === 0 && total > 0 && before === 0 && relaxed}
      <ListResults
        query={result}
        asked={asked}
        pageLink={pageLink}
        waiting={<JobCardList jobs={undefined} expected={6} as="h2" />}
        empty={relaxed}
      >
        {(jobs) =>
          first >= jobs.length ? (
            <JobCardList jobs={jobs} expected={0} as="h2" beside={beside} />
          ) : (
            <JobBlocks jobs={jobs} titled={first} beside={beside} />
          )
        }
      </ListResults>
      {isShort && relaxed}
    </>
  );
}

/** Loaded together with its texts. */
export const whenWorded = loadNamespaces(['relaxed-search']).then(() => ({ default: FoundJobs }));
