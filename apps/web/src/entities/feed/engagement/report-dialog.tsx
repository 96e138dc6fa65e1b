import { reportLength, reportNew } from '@acheep/contract/feed/report';
import { type ReportNoun, reportReasons } from '@acheep/contract/feed/report-option';
import { Radio, Stack, Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type CallOptions, call } from '../../../lib/api.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { bodyResolver } from '../../../lib/form-values.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormField, inputProps } from '../../../ui/form-field.tsx';

type Body = CallOptions<'POST /report'>['body'];
const label = fieldNames(reportNew);

export function ReportDialog({ noun, id, onClose }: { noun: ReportNoun; id: string; onClose: () => void }) {
  const { t } = useTranslation('engagement');
  const send = useMutation({
    mutationFn: (body: Body) => call('POST /report', { body }),
    meta: { ownError: true },
  });
  const state = useSendForm({
    resolver: bodyResolver<Body>(reportNew),
    defaultValues: { noun, aboutId: id, reason: '', words: '' },
    send: (body) => send.mutateAsync(body),
    onSent: () => {
      void toast({ tone: 'success', id: 'report', message: t('report.done') });
      onClose();
    },
  });
  const { form } = state;
  return (
    <FormDialog state={state} title={t(`report.title.${noun}`)} action={t('report.send')} onClose={onClose}>
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
    </FormDialog>
  );
}
