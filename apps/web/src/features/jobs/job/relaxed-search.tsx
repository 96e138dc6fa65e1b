import type { JobFilterName } from '@acheep/contract/jobs/job-filter';
import { jobList } from '@acheep/contract/jobs/job-list-url';
import type { Relaxed } from '@acheep/contract/jobs/relaxed-search';
import { nearJobsCap } from '@acheep/contract/jobs/relaxed-search-option';
import { paths } from '@acheep/contract/kernel/paths';
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { JobCardList } from '../../../entities/jobs/job/job-card-list.tsx';
import { apiData } from '../../../lib/api-query.ts';
import { loadNamespaces } from '../../../lib/i18n.ts';
import { listRequest, valuesOf } from '../../../lib/list-url.ts';
import { localized } from '../../../lib/locale.ts';
import type { ListControl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { countText } from '../../../ui/count-text.ts';
import { optionOf } from '../../../ui/filter-panel.tsx';
import { NothingFound } from '../../../ui/nothing-found.tsx';
import { useJobFilters } from './job-filter.ts';

type Control = Pick<ListControl<JobFilterName>, 'asked' | 'set' | 'clear'>;

function useRelaxed(asked: Control['asked']) {
  const { sort, offset, limit, ...query } = listRequest(jobList, asked);
  return useQuery({ ...apiData('GET /job/relaxed', { query }), retry: false });
}

/** Returns a function that gives the labels of a filter's chosen values. */
function useNames({ filters: chosen }: Control['asked']) {
  const filters = useJobFilters(undefined);
  return (name: JobFilterName): string[] => {
    const filter = filters.find((one) => one.name === name);
    if (!filter) return [];
    return valuesOf(chosen[name]).map(
      (value) => optionOf(filter, value)?.label ?? filter.labelOf?.(value) ?? filter.label,
    );
  };
}

interface NearProps extends Pick<Control, 'set'> {
  near: Relaxed['near'];
}

function Near({ near, set }: NearProps) {
  return (
    <Group gap={8}>
      {near.map(({ _id, name, jobs }) => (
        <Button
          key={_id}
          variant="light"
          leftSection={<IconMapPin size={16} aria-hidden />}
          onClick={() => set('provinceId', _id)}
        >
          {`${localized(name)} (${jobs < nearJobsCap ? jobs : `${nearJobsCap.toLocaleString('en')}+`})`}
        </Button>
      ))}
    </Group>
  );
}

/** Neighbouring provinces, after few results in one province. */
function NearProvinces({ asked, set }: Omit<Control, 'clear'>) {
  const { t } = useTranslation('relaxed-search');
  const { data } = useRelaxed(asked);
  const place = useNames(asked)('provinceId')[0];
  if (!data || data.near.length === 0 || !place) return null;
  return (
    <Stack component="section" gap="sm" mt="lg" aria-labelledby="near">
      <Title order={2} size="h4" id="near">
        {t('around', { place })}
      </Title>
      <Near near={data.near} set={set} />
    </Stack>
  );
}

interface InsteadProps extends Control {
  relaxed: NonNullable<Relaxed['relaxed']>;
  near: Relaxed['near'];
}

/** The criteria without results, what is shown instead, and further links. */
function Instead({ relaxed, near, asked, set, clear }: InsteadProps) {
  const { t } = useTranslation('relaxed-search');
  const navigate = useNavigate();
  const namesOf = useNames(asked);
  const list = (parts: readonly string[]) => parts.join(t('and'));
  const said = (text: string) => t('said', { text });
  const all = (Object.keys(asked.filters) as JobFilterName[]).flatMap(namesOf);
  const gone = list([...relaxed.words.map(said), ...relaxed.filters.flatMap(namesOf)]);
  const apply = () => {
    const [only] = relaxed.filters;
    if (relaxed.filters.length > 1) clear();
    else if (only) set(only, undefined);
    else set('search', relaxed.text ?? undefined);
  };
  const hasBefore = (window.history.state?.idx ?? 0) > 0;
  return (
    <Paper bg="var(--ac-wash)" p="md" mb="md" radius="lg" style={{ overflowWrap: 'anywhere' }}>
      <Stack gap="sm">
        <div role="status">
          <Title order={2} size="h4">
            {t('none', { what: list([...(asked.search ? [said(asked.search)] : []), ...all]) })}
          </Title>
          <Text mt={4}>
            {relaxed.near
              ? t('shownNear', { place: list(namesOf('provinceId')) })
              : t('shownWithout', { what: gone })}
          </Text>
        </div>
        {relaxed.near && <Near near={near} set={set} />}
        <Group gap={8}>
          {relaxed.near ? (
            <Button variant="default" onClick={() => set('provinceId', undefined)}>
              {t('everywhere')}
            </Button>
          ) : (
            <Button onClick={apply}>
              {t('seeAll', { count: relaxed.total, number: countText(relaxed) })}
            </Button>
          )}
          {hasBefore && (
            <Button variant="default" onClick={() => void navigate(-1)}>
              {t('back')}
            </Button>
          )}
        </Group>
      </Stack>
    </Paper>
  );
}

/** No results: the closest relaxed search with the criteria it drops, or else suggestions for another search. */
function RelaxedJobs(control: Control) {
  const { t } = useTranslation('relaxed-search');
  const { asked, clear } = control;
  const { data, isPending } = useRelaxed(asked);
  if (isPending) return <JobCardList jobs={undefined} expected={3} as="h2" />;
  if (!data?.relaxed) {
    const all = (
      <Button component={Link} to={paths.jobList()}>
        {t('empty.everything')}
      </Button>
    );
    return <NothingFound title={t('empty.title')} asked={asked} clear={clear} all={all} />;
  }
  return (
    <>
      <Instead {...control} relaxed={data.relaxed} near={data.near} />
      <JobCardList jobs={data.relaxed.jobs} expected={0} as="h3" />
    </>
  );
}

/** Alternatives for a search with no results, or with few in one province. */
const JobRelaxed = ({ found, ...control }: Control & { found: number }) =>
  found === 0 ? <RelaxedJobs {...control} /> : <NearProvinces {...control} />;

/** Loaded together with its texts. */
export const whenWorded = loadNamespaces(['relaxed-search']).then(() => ({ default: JobRelaxed }));
