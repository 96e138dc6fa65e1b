import { reportLength, reportNew } from '@acheep/contract/feed/report';
import { type ReportNoun, reportReasons } from '@acheep/contract/feed/report-option';
import { Button, Group, Radio, Stack, Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type CallOptions, call } from '../../../lib/api.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { showFormError } from '../../../lib/form-error.ts';
import { bodyResolver, type FormValues } from '../../../lib/form-values.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';

type Body = CallOptions<'POST /report'>['body'];
const label = fieldNames(reportNew);

/** Asks what is wrong with an entry or a comment. */
export function ReportDialog({ noun, id, onClose }: { noun: ReportNoun; id: string; onClose: () => void }) {
  const { t } = useTranslation('around');
  const common = useTranslation().t;
  const send = useMutation({
    mutationFn: (body: Body) => call('POST /report', { body }),
    meta: { ownError: true },
  });
  const form = useForm<FormValues<Body>, unknown, Body>({
    resolver: bodyResolver<Body>(reportNew),
    defaultValues: { noun, aboutId: id, reason: '', words: '' },
  });
  const submit = form.handleSubmit(async (body) => {
    if (send.isPending) return;
    const done = await send.mutateAsync(body).catch((error: unknown) => showFormError(error, form));
    if (!done) return;
    void toast({ tone: 'success', id: 'report', message: t('report.done') });
    onClose();
  });
  return (
    <Dialog
      onClose={onClose}
      title={t(`report.title.${noun}`)}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <form noValidate aria-busy={send.isPending} onSubmit={(event) => void submit(event)}>
        <Stack>
          <Text size="sm">{t('report.text')}</Text>
          <FormField form={form} name="reason">
            {({ onChange, value, error, id: fieldId, name }) => (
              <Radio.Group
                id={fieldId}
                name={name}
                label={label('reason')}
                withAsterisk
                value={value}
                onChange={onChange}
                error={error}
              >
                <Stack gap={4} mt={6}>
                  {choicesOf(reportReasons).map((choice) => (
                    <Radio key={choice.value} value={choice.value} label={choice.label} py={6} />
                  ))}
                </Stack>
              </Radio.Group>
            )}
          </FormField>
          <Textarea
            label={label('words')}
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
            <SubmitButton loading={send.isPending}>{t('report.send')}</SubmitButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
