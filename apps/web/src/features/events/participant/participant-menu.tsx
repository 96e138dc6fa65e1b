import type { Participant } from '@acheep/contract/events/participant';
import { ActionIcon } from '@mantine/core';
import {
  IconArmchair,
  IconArrowRight,
  IconDots,
  IconFileTypePdf,
  IconRestore,
  IconTrash,
  IconX,
} from '@tabler/icons-react';
import { useSaveCertificate } from '../../../entities/events/certificate/save-certificate.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Menu } from '../../../ui/menu.tsx';

/** What is asked before it is done with a participant. */
export interface Asked {
  participant: Participant;
  action: Participant['actions'][number];
}

const icons = { seat: IconArmchair, move: IconArrowRight, cancel: IconX, delete: IconTrash } as const;

/** What the organiser may do with a participant now; nothing is shown where that is nothing. */
export function ParticipantMenu({
  participant,
  onAsk,
}: {
  participant: Participant;
  onAsk: (asked: Asked) => void;
}) {
  const { t } = useTranslation('participant');
  const save = useSaveCertificate();
  const { name, state, hasAccount, actions, certificate } = participant;
  // Who has an account has it there.
  const handedOut = hasAccount ? null : certificate;
  if (actions.length === 0 && !handedOut) return null;
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          loading={save.isPending}
          aria-label={t('action.more', { name })}
        >
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {handedOut &&
          (['km', 'en'] as const).map((language) => (
            <Menu.Item
              key={language}
              leftSection={<IconFileTypePdf size={18} aria-hidden />}
              onClick={() => save.mutate({ certificate: handedOut, language })}
            >
              {t(`action.pdf.${language}`)}
            </Menu.Item>
          ))}
        {actions.map((action) => {
          const isRestored = action === 'seat' && state === 'cancelled';
          const Icon = isRestored ? IconRestore : icons[action];
          return (
            <Menu.Item
              key={action}
              color={action === 'cancel' || action === 'delete' ? 'red' : undefined}
              leftSection={<Icon size={18} aria-hidden />}
              onClick={() => onAsk({ participant, action })}
            >
              {t(isRestored ? 'action.restore' : `action.${action}`)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
