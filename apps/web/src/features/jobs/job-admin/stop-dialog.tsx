import { stopForm, stopWordsLength } from '@acheep/contract/jobs/job-admin';
import { stopReasons } from '@acheep/contract/jobs/job-moderation-option';
import { NativeSelect, Text, Textarea } from '@mantine/core';
import { choicesOf } from '../../../lib/choice.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { bodyResolver } from '../../../lib/form-values.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { inputProps } from '../../../ui/form-field.tsx';
import { type Chosen, type StopBody, useDecideJobs } from './job-admin.api.ts';

const label = fieldNames(stopForm);

interface StopDialogProps {
  act: 'refuse' | 'close';
  jobs: readonly Chosen[];
  onClose: () => void;
  onDone?: () => void;
}

/** Dialog for the reason why jobs are refused or closed; their recruiters get it by e-mail. */
export function StopDialog({ act, jobs, onClose, onDone }: StopDialogProps) {
  const { t } = useTranslation('job-admin');
  const decide = useDecideJobs();
  const state = useSendForm({
    resolver: bodyResolver<StopBody>(stopForm),
    defaultValues: { reason: '', words: '' },
    send: (stop) => decide.mutateAsync({ act, jobs, stop }),
    onSent: () => {
      onClose();
      onDone?.();
    },
  });
  const { form } = state;
  return (
    <FormDialog
      state={state}
      title={t(`stop.${act}.title`, { count: jobs.length })}
      action={t(`stop.${act}.submit`)}
      color="red"
      onClose={onClose}
    >
      <Text fw={600} lineClamp={4}>
        {jobs.map(({ title }) => title).join(', ')}
      </Text>
      <Text size="sm">{t(`stop.${act}.text`)}</Text>
      <NativeSelect
        label={label('reason')}
        withAsterisk
        data={[{ value: '', label: t('stop.choose') }, ...choicesOf(stopReasons)]}
        {...inputProps(form, 'reason')}
      />
      <Textarea
        label={label('words')}
        description={t('stop.wordsHint')}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={stopWordsLength}
        {...inputProps(form, 'words')}
      />
    </FormDialog>
  );
}
