import { Alert, Anchor } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useTranslation } from '../lib/use-translation.ts';

/** Says that a form holds what was typed into it before, with the way back to an empty one. */
export function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('field');
  return (
    <Alert icon={<IconHistory aria-hidden />} role="status">
      {t('draft.restored')}{' '}
      <Anchor component="button" type="button" onClick={onDiscard} fw={600}>
        {t('draft.discard')}
      </Anchor>
    </Alert>
  );
}
