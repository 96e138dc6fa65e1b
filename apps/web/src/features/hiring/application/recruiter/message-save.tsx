import { messageTemplateBody } from '@acheep/contract/hiring/candidate-message';
import { Button, Group, TextInput } from '@mantine/core';
import { IconDeviceFloppy } from '@tabler/icons-react';
import { useState } from 'react';
import {
  type TemplateBody,
  useSaveTemplate,
} from '../../../../entities/hiring/candidate-message/message-template.ts';
import { showError } from '../../../../lib/errors.ts';
import { toast } from '../../../../lib/feedback.ts';
import { fieldNames } from '../../../../lib/field-name.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';

const label = fieldNames(messageTemplateBody);

/** Saves the message as a template. `texts` resolves to null while the message is invalid. */
export function MessageSave({ texts }: { texts: () => Promise<Omit<TemplateBody, 'name'> | null> }) {
  const { t } = useTranslation('candidate-message');
  const common = useTranslation().t;
  const save = useSaveTemplate();
  const [name, setName] = useState<string | null>(null);
  const submit = async () => {
    const written = await texts();
    if (!written || !name) return;
    const saved = await save.mutateAsync({ body: { name: name.trim(), ...written } }).catch(showError);
    if (!saved) return;
    setName(null);
    void toast({ tone: 'success', message: t('template.saved', { name: saved.name }), id: 'template' });
  };
  if (name === null) {
    return (
      <Button
        variant="subtle"
        leftSection={<IconDeviceFloppy size={18} aria-hidden />}
        onClick={() => setName('')}
      >
        {t('template.save')}
      </Button>
    );
  }
  return (
    <Group align="end" gap="xs">
      <TextInput
        autoFocus
        label={label('name')}
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The surrounding form would send the message.
          event.preventDefault();
          void submit();
        }}
      />
      <Button variant="light" loading={save.isPending} disabled={!name.trim()} onClick={() => void submit()}>
        {common('save')}
      </Button>
      <Button variant="subtle" onClick={() => setName(null)}>
        {common('cancel')}
      </Button>
    </Group>
  );
}
