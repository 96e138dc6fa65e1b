import { answering } from '@acheep/contract/answer';
import { applicationBody, coverLetterLength } from '@acheep/contract/application';
import type { JobDetail } from '@acheep/contract/job';
import type { UploadedFile } from '@acheep/contract/upload';
import { Group, Paper, Stack, Text, Textarea } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { companyName } from '../../entities/company/company-name.ts';
import { ApiError } from '../../lib/api-error.ts';
import { invalidate } from '../../lib/api-query.ts';
import { applyFieldErrors } from '../../lib/errors.ts';
import { fieldNames } from '../../lib/field-name.ts';
import { useFormDraft } from '../../lib/form-draft.ts';
import { bodyResolver, type FormValues } from '../../lib/form-values.ts';
import { useSession } from '../../lib/session.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { ErrorSummary, flatErrors } from '../../ui/error-summary.tsx';
import { FilesField } from '../../ui/files-field.tsx';
import { FormField, inputProps } from '../../ui/form-field.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { RestoredNote } from '../../ui/restored-note.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { useApply } from './application.api.ts';
import { type AnswerValues, openAnswers } from './apply-answers.ts';
import { ApplyQuestions } from './apply-questions.tsx';
import { type Gate, gateOfRefusal } from './gate.ts';

const label = fieldNames(applicationBody);
const isOfAnswers = (error: unknown) =>
  error instanceof ApiError && Object.keys(error.data).some((field) => field.startsWith('answers'));

interface ApplyFormProps {
  job: JobDetail;
  /** The application is sent, or it turned out that none is taken. */
  onGate: (gate: Gate) => void;
}

export type ApplyBody = z.input<typeof applicationBody>;
export type ApplyValues = Omit<FormValues<ApplyBody>, 'cv' | 'answers'> & {
  cv: UploadedFile | undefined;
  answers: AnswerValues[];
};

/** CV, answers, telephone and a few words; sent once, however often the button is pressed. */
export function ApplyForm({ job, onGate }: ApplyFormProps) {
  const { t } = useTranslation('application');
  const user = useSession()?.user;
  const apply = useApply();
  const form = useForm<ApplyValues, unknown, ApplyBody>({
    resolver: bodyResolver<ApplyBody, ApplyValues>(answering(applicationBody, job.questions)),
    defaultValues: {
      jobId: job._id,
      cv: undefined,
      answers: openAnswers(job.questions),
      phone: user?.phone ?? '',
      coverLetter: '',
    },
    shouldFocusError: false,
  });
  const { errors, isDirty, submitCount } = form.formState;
  const draft = useFormDraft(`application ${job._id}`, form);
  const release = useUnsavedChanges(isDirty, draft.forget);
  const written = useWatch({ control: form.control, name: 'coverLetter' })?.length ?? 0;

  const send = form.handleSubmit((body) => {
    if (apply.isPending) return;
    apply.mutate(body, {
      onSuccess: () => {
        release();
        draft.forget();
        onGate('sent');
      },
      onError: (error) => {
        const gate = error instanceof ApiError ? gateOfRefusal(error.code) : undefined;
        if (gate) {
          release();
          onGate(gate);
        } else if (applyFieldErrors(error, form) && isOfAnswers(error)) {
          // The form has checked them by the questions that it knows: there are others now.
          void invalidate('GET /job/:id');
        }
      },
    });
  });
  return (
    <Paper withBorder component="form" noValidate onSubmit={send} p={{ base: 'md', sm: 'lg' }}>
      <Stack gap="lg">
        {draft.restored && <RestoredNote onDiscard={draft.discard} />}
        <ErrorSummary errors={errors} submitCount={submitCount} />
        <FormField form={form} name="cv">
          {({ ref: _, value, onChange, ...field }) => (
            <FilesField
              {...field}
              most={1}
              value={value ? [value] : []}
              onChange={([file]) => onChange(file)}
              error={flatErrors(errors).find(({ name }) => name.startsWith('cv'))?.message}
              label={label('cv')}
              withAsterisk
            />
          )}
        </FormField>
        <ApplyQuestions form={form} questions={job.questions} />
        <FormField form={form} name="phone">
          {(field) => (
            <PhoneField {...field} label={label('phone')} description={t('apply.phoneHint')} withAsterisk />
          )}
        </FormField>
        <div>
          <Textarea
            label={label('coverLetter')}
            description={t('apply.coverLetterHint')}
            rows={7}
            {...inputProps(form, 'coverLetter')}
          />
          <Text size="xs" c={written > coverLetterLength ? 'red' : 'dimmed'} ta="end" mt={4}>
            {t('apply.coverLetterCount', {
              count: written,
              max: coverLetterLength.toLocaleString('en-US'),
            })}
          </Text>
        </div>
        <Group gap={6} wrap="nowrap" c="dimmed" align="start">
          <IconLock size={16} aria-hidden style={{ flex: 'none', marginTop: 4 }} />
          <Text size="sm">
            {t(job.questions.length > 0 ? 'answer.private' : 'apply.private', {
              company: companyName(job.company),
            })}
          </Text>
        </Group>
        <SubmitButton size="md" loading={apply.isPending}>
          {t('apply.submit')}
        </SubmitButton>
      </Stack>
    </Paper>
  );
}
