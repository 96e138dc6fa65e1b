import type { ApplicationDetail } from '@acheep/contract/hiring/application';
import { type MailConsent, mailConsents } from '@acheep/contract/messaging/mail-consent-option';
import { Button, Group } from '@mantine/core';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';
import { useAskConsent } from './candidate.api.ts';

const tones: Record<MailConsent, StatusTone> = {
  unasked: 'off',
  waiting: 'wait',
  given: 'good',
  'not-me': 'bad',
  stopped: 'bad',
};

/** Whether somebody who was added by hand may be written to; nothing of whoever applied. */
export function CandidateConsent({ application }: { application: ApplicationDetail }) {
  const { t } = useTranslation('application');
  const { _id, consent } = application;
  const ask = useAskConsent(_id);
  if (!consent) return null;
  return (
    <Group mt="md" gap="xs">
      <StatusBadge tone={tones[consent]}>{localized(mailConsents[consent])}</StatusBadge>
      {consent === 'unasked' && (
        <Button variant="default" size="xs" loading={ask.isPending} onClick={() => ask.mutate()}>
          {t('create.ask')}
        </Button>
      )}
    </Group>
  );
}
