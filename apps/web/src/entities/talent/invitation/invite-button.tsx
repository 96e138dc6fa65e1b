import { can } from '@acheep/contract/kernel/permission';
import { Button, Text } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazy } from '../../../lib/lazy.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { talentInvitationsQuery } from './invitation.api.ts';

const Form = lazy(() => import('./invitation-form.tsx').then((m) => ({ default: m.InvitationForm })));

/**
 * Button that invites someone: recruiters to a job, trainers to a training. Replaced by a note if the person accepts no
 * invitations.
 */
export function InviteButton({ id }: { id: string }) {
  const { t } = useTranslation('invitation');
  const role = useSession()?.user.role;
  const [opened, setOpened] = useState(false);
  const { data: known } = useQuery(talentInvitationsQuery(id));
  const kind = can(role, 'PostJob') ? 'job' : 'training';
  if (known && !known.wanted)
    return (
      <Text size="sm" c="dimmed">
        {t('invite.unwanted')}
      </Text>
    );
  return (
    <>
      <Button
        leftSection={<IconSend size={18} aria-hidden />}
        disabled={!known}
        onClick={() => setOpened(true)}
      >
        {t(`invite.${kind}`)}
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <Form kind={kind} talentId={id} sent={known?.sent ?? []} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
