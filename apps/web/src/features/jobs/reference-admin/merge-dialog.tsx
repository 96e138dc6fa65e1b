import { type AdminReference, adminReferenceMerge } from '@acheep/contract/jobs/reference-admin';
import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { toast } from '../../../lib/feedback.ts';
import { showFormError } from '../../../lib/form-error.ts';
import { bodyResolver, type FormValues } from '../../../lib/form-values.ts';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useMergeReference } from './reference-admin.api.ts';
import { ReferenceUsesText } from './reference-uses.tsx';

interface Body {
  into: string;
}

interface MergeDialogProps {
  entry: AdminReference;
  entries: readonly AdminReference[];
  onClose: () => void;
}

/** Says what will move before it does, and asks where to. */
export function MergeDialog({ entry, entries, onClose }: MergeDialogProps) {
  const { t } = useTranslation('reference-admin');
  const common = useTranslation().t;
  const merge = useMergeReference();
  const form = useForm<FormValues<Body>, unknown, Body>({
    resolver: bodyResolver<Body>(adminReferenceMerge.body),
    defaultValues: { into: '' },
  });
  const title = localized(entry.name);
  const choices = entries
    .filter(({ _id }) => _id !== entry._id)
    .map(({ _id, name }) => ({ value: _id, label: localized(name) }));
  const submit = form.handleSubmit(async ({ into }) => {
    const done = await merge
      .mutateAsync({ id: entry._id, into })
      .catch((error: unknown) => showFormError(error, form));
    if (!done) return;
    onClose();
    const name = localized(done.data.name);
    void toast({ tone: 'success', message: t('done.merged', { title: name }), id: 'reference' });
  });
  const isUsed = Object.values(entry.uses).some((count) => count > 0);
  return (
    <Dialog
      onClose={onClose}
      title={t('merging.title', { title })}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          {isUsed ? (
            <div>
              <Text size="sm" fw={500}>
                {t('merging.moves')}
              </Text>
              <ReferenceUsesText entry={entry} />
            </div>
          ) : (
            <Text size="sm">{t('merging.nothing')}</Text>
          )}
          <FormField form={form} name="into">
            {({ value, onChange, ...field }) => (
              <Select
                {...field}
                label={t('merging.into')}
                placeholder={t('merging.choose')}
                data={choices}
                value={value || null}
                onChange={(chosen) => onChange(chosen ?? '')}
                searchable
                withAsterisk
              />
            )}
          </FormField>
          <Text size="sm">{t('merging.after', { title })}</Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {common('cancel')}
            </Button>
            <SubmitButton loading={merge.isPending}>{t('merging.do')}</SubmitButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
