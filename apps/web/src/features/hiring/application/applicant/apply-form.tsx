import { answering } from '@acheep/contract/hiring/answer';
import { applicationBody } from '@acheep/contract/hiring/application';
import type { PendingApplication } from '@acheep/contract/hiring/easy-apply';
import type { JobDetail } from '@acheep/contract/jobs/job';
import { textIn } from '@acheep/contract/kernel/bilingual';
import { paths } from '@acheep/contract/paths';
import type { UploadedFile } from '@acheep/contract/platform/upload';
import type { OwnResume } from '@acheep/contract/talent/resume';
import { asShown } from '@acheep/contract/talent/resume-pay';
import { resumeProgress } from '@acheep/contract/talent/resume-progress';
import { Alert, Anchor, Button, Checkbox, Group, Paper, Progress, Stack, Text } from '@mantine/core';
import { IconFileCv, IconMailCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { z } from 'zod';
import { KnownPhone, useKnownPhone } from '../../../../entities/accounts/profile/known-phone.tsx';
import { ResumeView } from '../../../../entities/talent/resume/resume-view.tsx';
import { ApiError } from '../../../../lib/api-error.ts';
import { invalidate } from '../../../../lib/api-query.ts';
import { fieldNames } from '../../../../lib/field-name.ts';
import { draftKey, readDraft, useFormDraft } from '../../../../lib/form-draft.ts';
import { applyFieldErrors } from '../../../../lib/form-error.ts';
import { bodyResolver, type FormValues } from '../../../../lib/form-values.ts';
import { currentLocale } from '../../../../lib/locale.ts';
import { useSession } from '../../../../lib/session.ts';
import { useUnsavedChanges } from '../../../../lib/unsaved-changes.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { ErrorSummary, flatErrors } from '../../../../ui/error-summary.tsx';
import { FilesField } from '../../../../ui/files-field.tsx';
import { FormField } from '../../../../ui/form-field.tsx';
import { Modal } from '../../../../ui/modal.tsx';
import { RestoredNote } from '../../../../ui/restored-note.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import { useApply } from '../application.api.ts';
import { type AnswerValues, alignedAnswers, openAnswers } from './apply-answers.ts';
import { ApplyPhone, ApplyWords } from './apply-words.tsx';
import { type Gate, gateOfRefusal } from './gate.ts';
import { asWordsForm } from './words-form.ts';

interface ApplyResumeProps {
  resume: OwnResume;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Stores the input before the page is left. */
  onLeave: () => void;
}

/** The user's CV on the site, to attach: title, completeness and contents. */
function ApplyResume({ resume, checked, onChange, onLeave }: ApplyResumeProps) {
  const { t } = useTranslation('application');
  const [open, setOpen] = useState(false);
  const { percent } = resumeProgress(resume);
  const locale = currentLocale();
  const title = textIn(resume.title, locale) ?? textIn(resume.name, locale);
  return (
    <Paper withBorder p="md">
      <Checkbox
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        label={
          <Text span fw={600}>
            {t('apply.resumeSend')}
          </Text>
        }
        description={title}
      />
      <Group gap="sm" wrap="nowrap" mt="sm">
        <Progress value={percent} radius="xl" flex={1} aria-hidden />
        <Text size="sm">{t('apply.resumeWhole', { percent })}</Text>
      </Group>
      <Group gap="lg" mt="sm">
        <Anchor component="button" type="button" size="sm" onClick={() => setOpen(true)}>
          {t('apply.resumeSee')}
        </Anchor>
        <Anchor component={Link} size="sm" to={paths.resumeEdit()} onClick={onLeave}>
          {t('apply.resumeEdit')}
        </Anchor>
      </Group>
      <Modal
        opened={open}
        onClose={() => setOpen(false)}
        size="lg"
        title={t('apply.resumeSee')}
        closeButtonProps={{ 'aria-label': t('apply.resumeHide') }}
      >
        <ResumeView resume={asShown(resume)} locale={locale} />
      </Modal>
    </Paper>
  );
}

/** Offers to create a CV first. */
function NoResume({ onLeave }: Pick<ApplyResumeProps, 'onLeave'>) {
  const { t } = useTranslation('application');
  return (
    <Paper withBorder p="md">
      <Group gap="sm" wrap="nowrap" align="start">
        <IconFileCv size={28} stroke={1.5} color="var(--ac-icon)" aria-hidden style={{ flex: 'none' }} />
        <div>
          <Text size="sm">{t('apply.resumeNone')}</Text>
          <Text size="sm" c="dimmed">
            {t('apply.kept')}
          </Text>
          <Button
            component={Link}
            to={paths.resumeQuestions()}
            variant="default"
            size="compact-md"
            mt="xs"
            onClick={onLeave}
          >
            {t('apply.resumeMake')}
          </Button>
        </div>
      </Group>
    </Paper>
  );
}

const label = fieldNames(applicationBody);
/**
 * True when the API rejects the answers, which the form has already validated: the questions have changed meanwhile.
 */
export const refusesAnswers = (error: unknown) =>
  error instanceof ApiError && Object.keys(error.data).some((field) => field.startsWith('answers'));

interface ApplyFormProps {
  job: JobDetail;
  /** The user's CV on the site; null if there is none. */
  resume: OwnResume | null;
  /** An application that was written before the account was confirmed and needs a review. */
  held: PendingApplication | null;
  /** Called when the application was sent, or cannot be accepted. */
  onGate: (gate: Gate) => void;
}

export type ApplyBody = z.input<typeof applicationBody>;
export type ApplyValues = Omit<FormValues<ApplyBody>, 'cv' | 'answers'> & {
  resume: boolean;
  cv: UploadedFile | undefined;
  answers: AnswerValues[];
};

/** CV, answers, telephone and a message; sent only once, however often the button is pressed. */
export function ApplyForm({ job, resume, held, onGate }: ApplyFormProps) {
  const { t } = useTranslation('application');
  const user = useSession()?.user;
  const known = useKnownPhone(user);
  const apply = useApply();
  // What was typed before signing in on the way.
  const [typed] = useState(() => readDraft(draftKey(`easy application ${job._id}`)));
  const form = useForm<ApplyValues, unknown, ApplyBody>({
    resolver: bodyResolver<ApplyBody, ApplyValues>(answering(applicationBody, job.questions)),
    defaultValues: {
      jobId: job._id,
      resume: resume !== null,
      cv: held?.cv,
      phone: held?.phone ?? user?.phone ?? resume?.phone[0] ?? typed?.phone ?? '',
      answers: held
        ? alignedAnswers(job.questions, held.answers)
        : typed?.answers?.length === job.questions.length
          ? typed.answers
          : openAnswers(job.questions),
      coverLetter: held?.coverLetter ?? typed?.coverLetter ?? '',
    },
    shouldFocusError: false,
  });
  const { errors, isDirty, submitCount } = form.formState;
  const draft = useFormDraft(`application ${job._id}`, form);
  const release = useUnsavedChanges(isDirty, draft.forget);
  const { getValues, setValue } = form;
  const hasResume = resume !== null;
  useEffect(() => {
    // The draft may be older than the CV, which was created meanwhile, or newer.
    if (!hasResume) setValue('resume', false);
    else if (!getValues('cv')) setValue('resume', true);
  }, [hasResume, getValues, setValue]);

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
        } else if (applyFieldErrors(error, form) && refusesAnswers(error)) {
          void invalidate('GET /job/:id');
        }
      },
    });
  });
  return (
    <Paper withBorder component="form" noValidate onSubmit={send} p={{ base: 'md', sm: 'lg' }}>
      <Stack gap="lg">
        {draft.restored && <RestoredNote onDiscard={draft.discard} />}
        {held && (
          <Alert icon={<IconMailCheck aria-hidden />} role="status">
            {t('easy.held')}
          </Alert>
        )}
        <ErrorSummary errors={errors} submitCount={submitCount} />
        <Stack gap="xs" role="group" aria-labelledby="apply-cv">
          <Text fw={600} id="apply-cv">
            {t('apply.chooseTitle')}
          </Text>
          {resume ? (
            <>
              <Text size="sm" c="dimmed">
                {t('apply.chooseHint')}
              </Text>
              <FormField form={form} name="resume">
                {({ value, onChange }) => (
                  <ApplyResume
                    resume={resume}
                    checked={value}
                    onChange={(checked) => {
                      onChange(checked);
                      if (submitCount > 0) void form.trigger('cv');
                    }}
                    onLeave={release}
                  />
                )}
              </FormField>
            </>
          ) : (
            <NoResume onLeave={release} />
          )}
          <FormField form={form} name="cv">
            {({ ref: _, value, onChange, ...field }) => (
              <FilesField
                {...field}
                photos="cv"
                most={1}
                value={value ? [value] : []}
                onChange={([file]) => onChange(file)}
                error={flatErrors(errors).find(({ name }) => name.startsWith('cv'))?.message}
                label={resume ? t('apply.fileAlso') : label('cv')}
                withAsterisk={!resume}
              />
            )}
          </FormField>
        </Stack>
        <ApplyPhone form={asWordsForm(form)} hint={t('apply.phoneHint')} />
        {known && !form.watch('phone') && (
          <KnownPhone phone={known} onUse={() => setValue('phone', known, { shouldDirty: true })} />
        )}
        <ApplyWords form={asWordsForm(form)} job={job} />
        <SubmitButton size="md" loading={apply.isPending}>
          {t('apply.submit')}
        </SubmitButton>
      </Stack>
    </Paper>
  );
}
