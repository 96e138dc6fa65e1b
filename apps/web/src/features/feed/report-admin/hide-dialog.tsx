import { reportLength } from '@acheep/contract/feed/report';
import { reportReasons } from '@acheep/contract/feed/report-option';
import { type AdminSaid, saidHide } from '@acheep/contract/feed/said-admin';
import { Button, Group, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { companyName, languageOf } from '../../../entities/companies/company/company-name.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { showFormError } from '../../../lib/form-error.ts';
import { bodyResolver, type FormValues } from '../../../lib/form-values.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { inputProps } from '../../../ui/form-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { type HideBody, renewSaid, type SaidNoun, useHideSaid } from './said.api.ts';

const label = fieldNames(saidHide);

interface HideDialogProps {
  noun: SaidNoun;
  said: AdminSaid;
  onClose: () => void;
}

/** Asks why it goes; whoever wrote it reads that in the bell. */
export function HideDialog({ noun, said, onClose }: HideDialogProps) {
  const { t } = useTranslation('report-admin');
  const common = useTranslation().t;
  const { hide } = useHideSaid(noun);
  const form = useForm<FormValues<HideBody>, unknown, HideBody>({
    resolver: bodyResolver<HideBody>(saidHide),
    defaultValues: { reason: '', words: '' },
  });
  const submit = form.handleSubmit(async (body) => {
    if (hide.isPending) return;
    const done = await hide
      .mutateAsync({ id: said._id, body: { ...body, updatedAt: said.updatedAt } })
      .catch((error: unknown) => {
        showFormError(error, form);
        // It was changed or deleted meanwhile: the list shows what is there now.
        if (error instanceof ApiError && (error.status === 409 || error.status === 404)) void renewSaid();
      });
    if (done) onClose();
  });
  const text = said.text ?? '';
  return (
    <Dialog
      onClose={onClose}
      title={t(`said.hide.${noun}`)}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <form noValidate aria-busy={hide.isPending} onSubmit={(event) => void submit(event)}>
        <Stack>
          <div>
            <Text size="sm" c="dimmed">
              {companyName(said.company)}
            </Text>
            <Text
              lang={languageOf(text)}
              mah={220}
              style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', overflowY: 'auto' }}
              // It scrolls: whoever has no mouse gets there too.
              tabIndex={0}
            >
              {text}
            </Text>
          </div>
          <NativeSelect
            label={label('reason')}
            description={t('said.reasonHint')}
            withAsterisk
            data={[{ value: '', label: t('said.choose') }, ...choicesOf(reportReasons)]}
            {...inputProps(form, 'reason')}
          />
          <Textarea
            label={label('words')}
            description={t('said.wordsHint')}
            autosize
            minRows={2}
            maxRows={8}
            maxLength={reportLength}
            {...inputProps(form, 'words')}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {common('cancel')}
            </Button>
            <SubmitButton color="red" loading={hide.isPending}>
              {t('said.hide.submit')}
            </SubmitButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
