import type { InvitationChoice } from '@acheep/contract/talent/invitation';
import { Stack, Switch, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { apiData, invalidate, keepResponse } from '../../../lib/api-query.ts';
import { toast } from '../../../lib/feedback.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Panel } from '../../../ui/panel.tsx';

const senders = ['recruiters', 'trainers'] as const;

/** By whom one may be invited; each switch is saved as it is turned. */
export function ChoicePanel() {
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
