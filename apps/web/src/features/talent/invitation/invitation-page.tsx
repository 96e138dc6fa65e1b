import { newestFirst } from '@acheep/contract/kernel/list';
import { paths } from '@acheep/contract/paths';
import type { InvitationChoice } from '@acheep/contract/talent/invitation';
import { Button, Stack, Switch, Text } from '@mantine/core';
import { IconMailOpened } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useWorkList } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkList } from '../../../entities/platform/work-list/work-list.tsx';
import { call } from '../../../lib/api.ts';
import { apiData, invalidate, keepResponse } from '../../../lib/api-query.ts';
import { toast } from '../../../lib/feedback.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Panel } from '../../../ui/panel.tsx';
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

/** Received invitations, and the choice of who may send them. */
export function InvitationPage() {
  const { t } = useTranslation('invitation');
  const list = useWorkList(newestFirst, 'GET /invitation');
  return (
    <Stack gap="lg">
      <div>
        <WorkList
          list={list}
          words="invitation"
          icon={IconMailOpened}
          art="boat"
          firstStep={
            <Button component={Link} to={paths.resume()}>
              {t('cv')}
            </Button>
          }
          rowHeight={170}
          rows={(records) => (
            <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }} aria-label={t('title')}>
              {records.map((one) => (
                <InvitationRow key={one._id} invitation={one} />
              ))}
            </Stack>
          )}
        />
      </div>
      <ChoicePanel />
    </Stack>
  );
}
