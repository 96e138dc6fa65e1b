import { Alert, Anchor } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useTranslation } from '../lib/use-translation.ts';

/** Says that earlier input was restored into the form, with a button that discards it. */
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
