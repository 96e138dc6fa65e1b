import { gatheringKinds } from '@acheep/contract/events/gathering-option';
import { registrationTimes } from '@acheep/contract/events/registration-option';
import { paths } from '@acheep/contract/kernel/paths';
import { Button, Group } from '@mantine/core';
import { IconSearch, IconTicket } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { apiPage } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { isNarrowed, listRequest } from '../../../lib/list-url.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FilterBar } from '../../../ui/filter-bar.tsx';
import { ListView } from '../../../ui/list-view.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useRegistrationColumns } from './registration-column.tsx';
import { registrationList } from './registration-list.ts';
import { RegistrationTabs } from './registration-tabs.tsx';

/** The trainings and events that one registered for. */
export function RegistrationPage() {
  const { t } = useTranslation('registration');
  const control = useListUrl(registrationList);
  const { filters, sort } = control.asked;
  const isOver = filters.time === 'over';
  const query = useQuery(
    apiPage('GET /registration', {
      query: {
        ...listRequest(registrationList, control.asked),
        'filter[time]': isOver ? 'over' : 'ahead',
        // Of what is over, the last comes first.
        sort: isOver && sort === 'startsAt_1' ? 'startsAt_-1' : sort,
      },
    }),
  );
  const columns = useRegistrationColumns();
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={t('lead')} />
      <RegistrationTabs shown="registrations" />
      <FilterBar
        {...control}
        search={{ label: t('list.search') }}
        selects={[
          {
            name: 'time',
            label: t('list.time'),
            any: localized(registrationTimes.ahead),
            choices: choicesOf(registrationTimes).filter(({ value }) => value === 'over'),
          },
          { name: 'kind', label: t('list.kind'), choices: choicesOf(gatheringKinds) },
        ]}
      />
      <ListView
        {...control}
        query={query}
        label={t('title')}
        columns={columns}
        empty={
          isNarrowed(control.asked) ? (
            <EmptyState
              icon={IconSearch}
              art="lens"
              title={t('list.noneFound')}
              text={t('list.noneFoundText')}
            />
          ) : (
            <EmptyState
              icon={IconTicket}
              title={t('list.emptyTitle')}
              text={t('list.emptyText')}
              action={
                <Group justify="center">
                  <Button component={Link} to={paths.trainingList()}>
                    {t('list.findTrainings')}
                  </Button>
                  <Button component={Link} to={paths.eventList()} variant="default">
                    {t('list.findEvents')}
                  </Button>
                </Group>
              }
            />
          )
        }
      />
    </>
  );
}
