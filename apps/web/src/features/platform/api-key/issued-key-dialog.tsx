import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { CopyValue } from '../../../ui/copy-value.tsx';
import type { IssuedKey } from './api-key-form.tsx';

/** A key that was just made, to copy: a click beside the dialog does not take it away. */
export function IssuedKeyDialog({ issued, onClose }: { issued: IssuedKey; onClose: () => void }) {
  const { t } = useTranslation('api-key');
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
      title={t('issued.title', { name: issued.name })}
      size={560}
    >
      <Stack>
        <Alert color="saffron" icon={<IconKey size={20} aria-hidden />}>
          {t('issued.once')}
        </Alert>
        <dl style={{ margin: 0 }}>
          <CopyValue label={t('issued.key')} value={issued.key} />
        </dl>
        <Text size="sm" c="dimmed">
          {t('issued.how')}
        </Text>
        <Group justify="flex-end">
          <Button data-autofocus onClick={onClose}>
            {t('issued.done')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
