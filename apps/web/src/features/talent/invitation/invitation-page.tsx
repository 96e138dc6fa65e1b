import { paths } from '@acheep/contract/paths';
import type { InvitationChoice } from '@acheep/contract/talent/invitation';
import { Button, Stack, Switch, Text } from '@mantine/core';
import { IconMailOpened } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { FilterBar } from '../../../entities/platform/saved-view/filter-bar.tsx';
import { call } from '../../../lib/api.ts';
import { apiData, apiPage, invalidate, keepResponse } from '../../../lib/api-query.ts';
import { toast } from '../../../lib/feedback.ts';
import { isNarrowed, listRequest } from '../../../lib/list-url.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListResults } from '../../../ui/list-results.tsx';
import { NothingFound } from '../../../ui/nothing-found.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { InvitationRow } from './invitation-row.tsx';

const senders = ['recruiters', 'trainers'] as const;

/** The kinds of senders that may invite; each switch saves at once. */
function ChoicePanel() {
  const { t } = useTranslation('invitation');
  const { data: choice } = useQuery(apiData('GET /invitation/choice'));
  const save = useMutation({
    mutationFn: (body: InvitationChoice) => call('PUT /invitation/choice', { body }),
    onSuccess: (answer) => {
      keepResponse(answer, 'GET /invitation/choice');
      void toast({ tone: 'success', id: 'invitation-choice', message: t('choice.saved') });
    },
    onError: () => void invalidate('GET /invitation/choice'),
  });
  const shown = (save.isPending ? save.variables : undefined) ?? choice;
  return (
    <Panel title={t('choice.title')}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t('choice.text')}
        </Text>
        {senders.map((sender) => (
          <Switch
            key={sender}
            label={t(`choice.${sender}`)}
            checked={shown?.[sender] ?? false}
            disabled={!shown || save.isPending}
            onChange={(event) => shown && save.mutate({ ...shown, [sender]: event.currentTarget.checked })}
          />
        ))}
      </Stack>
    </Panel>
  );
}

const invitationList = { filters: {}, sorts: ['createdAt_-1', 'createdAt_1'], limit: 20 } as const;

/** Received invitations, and the choice of who may send them. */
export function InvitationPage() {
  const { t } = useTranslation('invitation');
  const common = useTranslation().t;
  const control = useListUrl(invitationList);
  const query = useQuery(apiPage('GET /invitation', { query: listRequest(invitationList, control.asked) }));
  const narrowed = isNarrowed(control.asked);
  const cv = (
    <Button component={Link} to={paths.resume()}>
      {t('cv')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={t('lead')} />
      <Stack gap="lg">
        <div>
          {((query.data?.meta.total ?? 0) > 0 || narrowed) && (
            <FilterBar {...control} search={{ label: t('search') }} />
          )}
          <ListResults
            query={query}
            asked={control.asked}
            pageLink={control.pageLink}
            waiting={<SkeletonList count={3} height={170} />}
            empty={
              narrowed ? (
                <NothingFound
                  {...control}
                  title={t('notFound')}
                  all={<Button onClick={control.reset}>{common('list.showAll')}</Button>}
                />
              ) : (
                <EmptyState
                  icon={IconMailOpened}
                  art="boat"
                  title={t('emptyTitle')}
                  text={t('emptyText')}
                  action={cv}
                />
              )
            }
          >
            {(records) => (
              <Stack
                component="ul"
                gap="sm"
                m={0}
                p={0}
                style={{ listStyle: 'none' }}
                aria-label={t('title')}
              >
                {records.map((one) => (
                  <InvitationRow key={one._id} invitation={one} />
                ))}
              </Stack>
            )}
          </ListResults>
        </div>
        <ChoicePanel />
      </Stack>
    </>
  );
}
