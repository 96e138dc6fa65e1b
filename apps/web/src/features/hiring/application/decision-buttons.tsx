import type { Decision } from '@acheep/contract/hiring/application-option';
import { Button, Checkbox, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconX, type TablerIcon } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { type Candidate, decisionsFor, useDecision } from './decision.api.ts';

interface RejectDialogProps {
  name: string;
  opened: boolean;
  onClose: () => void;
  onReject: (given: { reason?: string; notifyReason?: boolean }) => Promise<void>;
}

const reasonLength = 1000;

/** Asks for the reason of a rejection, and whether the candidate is notified of it. */
function RejectDialog({ name, opened, onClose, onReject }: RejectDialogProps) {
  const { t } = useTranslation('application');
  const [reason, setReason] = useState('');
  const [notifyReason, setNotifyReason] = useState(false);
  const [sending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    const given = reason.trim();
    await onReject(given ? { reason: given, notifyReason } : {});
    setSending(false);
  };
  return (
    <Modal opened={opened} onClose={onClose} title={t('reject.title', { name })}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          <Text size="sm">{t('reject.text')}</Text>
          <Textarea
            label={t('reject.reason')}
            description={t('reject.reasonHint')}
            autosize
            minRows={3}
            maxLength={reasonLength}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            data-autofocus
          />
          <Checkbox
            label={t('reject.tellReason')}
            disabled={!reason.trim()}
            checked={notifyReason && reason.trim() !== ''}
            onChange={(event) => setNotifyReason(event.currentTarget.checked)}
          />
          <Group justify="end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('reject.cancel')}
            </Button>
            <Button type="submit" color="red" loading={sending}>
              {t('decision.action.rejected')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

export const decisionLooks: Record<Decision, { icon: TablerIcon; variant: string; color?: string }> = {
  shortlisted: { icon: IconCheck, variant: 'filled' },
  rejected: { icon: IconX, variant: 'light', color: 'red' },
  received: { icon: IconArrowBackUp, variant: 'default' },
};

/** The decisions possible in the candidate's current status. */
export function DecisionButtons({ candidate }: { candidate: Candidate }) {
  return <DecisionChoice candidate={candidate} {...useDecision()} />;
}

interface DecisionChoiceProps extends Pick<ReturnType<typeof useDecision>, 'decide' | 'isPending'> {
  candidate: Candidate;
  size?: 'xs';
}

/** The decision buttons with a given mutation. */
export function DecisionChoice({ candidate, decide, isPending, size }: DecisionChoiceProps) {
  const { t } = useTranslation('application');
  const [rejecting, setRejecting] = useState(false);
  const choose = (status: Decision) =>
    status === 'rejected' ? setRejecting(true) : void decide(candidate, { status });
  return (
    <Group gap="xs">
      {decisionsFor[candidate.status].map((status) => {
        const { icon: Icon, ...looks } = decisionLooks[status];
        return (
          <Button
            key={status}
            {...looks}
            {...(size && { size })}
            disabled={isPending}
            leftSection={<Icon size={18} aria-hidden />}
            onClick={() => choose(status)}
          >
            {t(`decision.action.${status}`)}
          </Button>
        );
      })}
      <RejectDialog
        name={candidate.name}
        opened={rejecting}
        onClose={() => setRejecting(false)}
        onReject={async (given) => {
          if (await decide(candidate, { status: 'rejected', ...given })) setRejecting(false);
        }}
      />
    </Group>
  );
}
