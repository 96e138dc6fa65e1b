import type { JobCard } from '@acheep/contract/jobs/job';
import { Stack, Title } from '@mantine/core';
import type { JobBeside } from '../../../entities/jobs/job/job-card.tsx';
import { JobCardList } from '../../../entities/jobs/job/job-card-list.tsx';
import { loadNamespaces } from '../../../lib/i18n.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

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
        ({ name, own }) =>
          own.length > 0 && (
            <Stack component="section" key={name} gap="sm" aria-label={name}>
              <Title order={2} size="h5">
                {name}
              </Title>
              <JobCardList jobs={own} expected={0} as="h3" beside={beside} />
            </Stack>
          ),
      )}
    </Stack>
  );
}

/** Loaded together with its texts. */
export const whenWorded = loadNamespaces(['relaxed-search']).then(() => ({ default: JobBlocks }));
