import { can } from '@acheep/contract/kernel/permission';
import { Button, Modal, Text } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { talentInvitationsQuery } from './invitation.api.ts';

const JobForm = lazy(() =>
  import('./job-invitation-form.tsx').then((m) => ({ default: m.JobInvitationForm })),
);
const TrainingForm = lazy(() =>
  import('./training-invitation-form.tsx').then((m) => ({ default: m.TrainingInvitationForm })),
);

/** Invites somebody: recruiters to a job, trainers to a training. Who wants no invitations cannot be. */
export function InviteButton({ id }: { id: string }) {
  const { t } = useTranslation('invitation');
  const role = useSession()?.user.role;
  const [opened, setOpened] = useState(false);
  const { data: known } = useQuery(talentInvitationsQuery(id));
  const kind = can(role, 'PostJob') ? 'job' : 'training';
  const Form = kind === 'job' ? JobForm : TrainingForm;
  const close = () => setOpened(false);
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
      <Modal opened={opened} onClose={close} title={t(`invite.${kind}Title`)}>
        <Suspense fallback={null}>
          <Form talentId={id} sent={known?.sent ?? []} onClose={close} />
        </Suspense>
      </Modal>
    </>
  );
}
