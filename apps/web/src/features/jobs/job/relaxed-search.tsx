import { type JobFilterName, jobs } from '@acheep/contract/jobs/job-filter';
import type { AskedJobs } from '@acheep/contract/jobs/job-list-url';
import type { JobSort } from '@acheep/contract/jobs/job-option';
import type { Relaxed, RelaxedJobs } from '@acheep/contract/jobs/relaxed-search';
import { nearJobsCap } from '@acheep/contract/jobs/relaxed-search-option';
import { isWork, type Understood } from '@acheep/contract/jobs/understood';
import { listRequest, listSearch, valuesOf } from '@acheep/contract/kernel/list-url';
import { paths } from '@acheep/contract/paths';
import { Anchor, Button, Group, List, Paper, Stack, Title } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { JobCardList } from '../../../entities/jobs/job/job-card-list.tsx';
import { apiData } from '../../../lib/api-query.ts';
import { localized } from '../../../lib/locale.ts';
import type { ListControl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { countText } from '../../../ui/count-text.ts';
import { optionOf } from '../../../ui/filter.ts';
import { NothingFound } from '../../../ui/nothing-found.tsx';
import { useJobFilters } from './job-filter.ts';

type Control = Pick<ListControl<JobFilterName, JobSort>, 'asked' | 'clear'>;
type Listed = Pick<Control, 'asked'>;
/** Number of jobs in the list. */
type Found = Parameters<typeof countText>[0];

function useRelaxed(listQuery: Control['asked']) {
  const { sort, offset, limit, ...query } = listRequest(jobs, listQuery);
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

const isPlace = ({ kind }: Understood) => kind === 'place';

/** Returns a function that gives the names of places and of other parts of a search, as they are listed in a sentence. */
function useParts({ data, asked }: Listed & { data: Relaxed | undefined }) {
  const { t } = useTranslation('relaxed-search');
  const namesOf = useNames(asked);
  const list = (parts: readonly string[]) => parts.join(t('and'));
  const place = list([
    ...(data?.understood ?? []).filter(isPlace).map(({ label }) => localized(label)),
    ...namesOf('provinceId'),
  ]);
  return { list, namesOf, place };
}

/** Address of the list with another search and other filters. */
const listAddress = ({ asked }: Listed, search: string | null, filters: Control['asked']['filters']) =>
  paths.jobList() + listSearch(jobs, { ...(asked as AskedJobs), search: search ?? '', filters, page: 1 });

/** Links to the same search in neighbouring provinces. */
function Near({ data: { near, text }, asked }: Listed & { data: Relaxed }) {
  return (
    <Group gap={8}>
      {near.map(({ _id, name, jobs }) => (
        <Button
          key={_id}
          component={Link}
          to={listAddress({ asked }, text, { ...asked.filters, provinceId: _id })}
          variant="light"
          leftSection={<IconMapPin size={16} aria-hidden />}
        >
          {`${localized(name)} (${jobs < nearJobsCap ? jobs : `${nearJobsCap.toLocaleString('en')}+`})`}
        </Button>
      ))}
    </Group>
  );
}

/** Neighbouring provinces, after few results in one province. */
function NearProvinces({ asked }: Listed) {
  const { t } = useTranslation('relaxed-search');
  const { data } = useRelaxed(asked);
  const { place } = useParts({ data, asked });
  if (!data || data.near.length === 0 || !place) return null;
  return (
    <Stack component="section" gap="sm" mt="lg" aria-labelledby="near">
      <Title order={2} size="h4" id="near">
        {t('around', { place })}
      </Title>
      <Near data={data} asked={asked} />
    </Stack>
  );
}

interface InsteadProps extends Listed {
  data: Relaxed;
  /** Jobs that mention the work, but not in their title. */
  found: Found;
}

/** Returns a function that says in words how a relaxed search differs: "in other provinces, without Part-time". */
function useDifference(props: Omit<InsteadProps, 'found'>) {
  const { t } = useTranslation('relaxed-search');
  const { list, namesOf, place } = useParts(props);
  return ({ words, wishes, filters, near, related, text }: RelaxedJobs): string => {
    if (related) return t('related');
    const others = [
      ...wishes.filter((wish) => !isPlace(wish)).map(({ label }) => localized(label)),
      ...filters.filter((name) => name !== 'provinceId').flatMap(namesOf),
    ];
    const isElsewhere = wishes.some(isPlace) || filters.includes('provinceId');
    return list([
      ...(words.length > 0 && text ? [t('withWords', { what: t('said', { text }) })] : []),
      ...(words.length > 0 && !text
        ? [t('without', { what: list(words.map((word) => t('said', { text: word }))) })]
        : []),
      ...(near ? [t('near', { place })] : []),
      ...(isElsewhere ? [t('elsewhere')] : []),
      ...(others.length > 0 ? [t('without', { what: list(others) })] : []),
    ]);
  };
}

/** Address of a relaxed search; none for neighbouring provinces, of which a list shows one. */
function addressOf({ asked }: Listed, { text, filters, near, related }: RelaxedJobs): string | null {
  if (near || related) return null;
  const kept = Object.entries(asked.filters).filter(([name]) => !filters.some((gone) => gone === name));
  return listAddress({ asked }, text, Object.fromEntries(kept));
}

/** Goes to the jobs of a relaxed search that has no list of its own. */
function goTo(id: string) {
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** What was not found, what there is instead, and the jobs of each relaxed search. */
function Instead({ data, asked, found }: InsteadProps) {
  const { t } = useTranslation('relaxed-search');
  const navigate = useNavigate();
  const { list, namesOf, place } = useParts({ data, asked });
  const differenceOf = useDifference({ data, asked });
  const work = data.understood.filter(isWork).map(({ label }) => t('said', { text: localized(label) }));
  const what = list([
    ...work,
    ...data.understood.filter((part) => !isPlace(part) && !isWork(part)).map(({ label }) => localized(label)),
    ...(Object.keys(asked.filters) as JobFilterName[])
      .filter((name) => name !== 'provinceId')
      .flatMap(namesOf),
  ]);
  const none = place && what ? t('noneIn', { what, place }) : t('none', { what: what || place });
  const mentioned = { count: found.total, number: countText(found), what: list(work) };
  const groups = data.relaxed.map((group, place) => {
    const where = differenceOf(group);
    const { total: count } = group;
    return {
      id: `instead-${place}`,
      group,
      where,
      counted: group.related
        ? t('foundRelated', { count, number: countText(group) })
        : t('found', { count, number: countText(group), where }),
      address: addressOf({ asked }, group),
    };
  });
  const hasBefore = (window.history.state?.idx ?? 0) > 0;
  return (
    <Stack gap="lg" mb="lg">
      <Paper bg="var(--ac-wash)" p="md" radius="lg" style={{ overflowWrap: 'anywhere' }}>
        <Stack gap="sm">
          <div role="status">
            <Title order={2} size="h4">
              {found.total > 0 ? t('onlyMentioned', mentioned) : none}
            </Title>
            <List mt={4} listStyleType="none">
              {groups.map(({ id, counted, where, address }) => (
                <List.Item key={where}>
                  {address ? (
                    <Anchor component={Link} to={address}>
                      {counted}
                    </Anchor>
                  ) : (
                    <Anchor component="button" type="button" onClick={() => goTo(id)}>
                      {counted}
                    </Anchor>
                  )}
                </List.Item>
              ))}
            </List>
          </div>
          {data.near.length > 0 && <Near data={data} asked={asked} />}
          {hasBefore && (
            <Group gap={8}>
              <Button variant="default" onClick={() => void navigate(-1)}>
                {t('back')}
              </Button>
            </Group>
          )}
        </Stack>
      </Paper>
      {groups.map(({ id, group, where, address }) => (
        <Stack component="section" key={where} gap="sm" aria-label={where}>
          <Title order={3} size="h5" id={id} tabIndex={-1}>
            {where.charAt(0).toUpperCase() + where.slice(1)}
          </Title>
          <JobCardList jobs={group.jobs} expected={0} as="h3" />
          {address && (
            <Group>
              <Button component={Link} to={address} variant="light">
                {t('seeAll', { count: group.total, number: countText(group) })}
              </Button>
            </Group>
          )}
        </Stack>
      ))}
    </Stack>
  );
}

/** Relaxed searches for a search without results, or with some that only mention the work. */
function Alternatives({ found, ...control }: Control & { found: Found }) {
  const { t } = useTranslation('relaxed-search');
  const { asked, clear } = control;
  const { data, isPending } = useRelaxed(asked);
  if (isPending) return <JobCardList jobs={undefined} expected={3} as="h2" />;
  if (data && data.relaxed.length > 0) return <Instead {...control} data={data} found={found} />;
  if (found.total > 0) return null;
  const all = (
    <Button component={Link} to={paths.jobList()}>
      {t('empty.everything')}
    </Button>
  );
  return <NothingFound title={t('empty.title')} asked={asked} clear={clear} all={all} />;
}

/** Alternatives for a search that finds no job in its title, or few in one province. */
export const JobRelaxed = ({ isShort, ...control }: Control & { found: Found; isShort: boolean }) =>
  isShort ? <NearProvinces {...control} /> : <Alternatives {...control} />;
