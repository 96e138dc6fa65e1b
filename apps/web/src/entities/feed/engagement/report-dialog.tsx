import { reportLength, reportNew, visitorReport } from '@acheep/contract/feed/report';
import { type ReportNoun, reasonsOf } from '@acheep/contract/feed/report-option';
import { reportAction } from '@acheep/contract/feed/report-word';
import { paths } from '@acheep/contract/paths';
import { Anchor, Radio, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { type CallOptions, call } from '../../../lib/api.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { bodyResolver } from '../../../lib/form-values.ts';
import { localized } from '../../../lib/locale.ts';
import { useSession } from '../../../lib/session.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormField, inputProps } from '../../../ui/form-field.tsx';

/** Of whoever reports: a visitor may add an address, and has jobs and companies alone. */
type Body = CallOptions<'POST /report'>['body'] & Pick<CallOptions<'POST /report/visitor'>['body'], 'email'>;
const label = fieldNames(visitorReport);

export function ReportDialog({ noun, id, onClose }: { noun: ReportNoun; id: string; onClose: () => void }) {
  const { t } = useTranslation('engagement');
  const isVisitor = !useSession();
  const isWork = noun === 'job' || noun === 'company';
  const send = useMutation({
    mutationFn: ({ email, ...body }: Body) =>
      isVisitor && isWork
        ? call('POST /report/visitor', { body: { ...body, noun, email } })
        : call('POST /report', { body }),
    meta: { ownError: true },
  });
  const state = useSendForm({
    resolver: bodyResolver<Body>(isVisitor ? visitorReport : reportNew),
    defaultValues: { noun, aboutId: id, reason: '', words: '', ...(isVisitor && { email: '' }) },
    send: (body) => send.mutateAsync(body),
    onSent: () => {
      void toast({
        tone: 'success',
        id: 'report',
        message: t(isVisitor ? 'report.doneVisitor' : 'report.done'),
      });
      onClose();
    },
  });
  const { form } = state;
  return (
    <FormDialog
      state={state}
      title={isWork ? localized(reportAction[noun]) : t(`report.title.${noun}`)}
      action={t('report.send')}
      onClose={onClose}
    >
      <Text size="sm">
        {t(isWork ? 'report.textWork' : 'report.text')}{' '}
        {isWork && (
          <Anchor component={Link} to={paths.safety()} target="_blank" inherit underline="always">
            {t('report.safety')}
          </Anchor>
        )}
      </Text>
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
              {choicesOf(reasonsOf[noun]).map((choice) => (
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
      {isVisitor && (
        <TextInput
          type="email"
          label={label('email')}
          description={t('report.emailHint')}
          autoComplete="email"
          {...inputProps(form, 'email')}
        />
      )}
    </FormDialog>
  );
}
