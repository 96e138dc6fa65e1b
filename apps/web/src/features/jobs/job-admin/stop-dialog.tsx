import { stopForm, stopWordsLength } from '@acheep/contract/jobs/job-admin';
import { stopReasons } from '@acheep/contract/jobs/job-moderation-option';
import { Button, Group, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { choicesOf } from '../../../lib/choice.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { showFormError } from '../../../lib/form-error.ts';
import { bodyResolver, type FormValues } from '../../../lib/form-values.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { inputProps } from '../../../ui/form-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { type Chosen, type StopBody, useDecideJobs } from './job-admin.api.ts';

const label = fieldNames(stopForm);

interface StopDialogProps {
  act: 'refuse' | 'close';
  jobs: readonly Chosen[];
  onClose: () => void;
  onDone?: () => void;
}

/** Asks why jobs are refused or closed; the recruiters read it in their mail. */
export function StopDialog({ act, jobs, onClose, onDone }: StopDialogProps) {
  const { t } = useTranslation('job-admin');
  const common = useTranslation().t;
  const { decide } = useDecideJobs();
  const form = useForm<FormValues<StopBody>, unknown, StopBody>({
    resolver: bodyResolver<StopBody>(stopForm),
    defaultValues: { reason: '', words: '' },
  });
  const submit = form.handleSubmit(async (stop) => {
    if (decide.isPending) return;
    const done = await decide
      .mutateAsync({ act, jobs, stop })
      .catch((error: unknown) => showFormError(error, form));
    if (!done) return;
    onClose();
    onDone?.();
  });
  return (
    <Dialog
      onClose={onClose}
      title={t(`stop.${act}.title`, { count: jobs.length })}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <form noValidate aria-busy={decide.isPending} onSubmit={(event) => void submit(event)}>
        <Stack>
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
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {common('cancel')}
            </Button>
            <SubmitButton color="red" loading={decide.isPending}>
              {t(`stop.${act}.submit`)}
            </SubmitButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
