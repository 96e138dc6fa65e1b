import { candidateSources } from '@acheep/contract/hiring/application-option';
import { candidateBody } from '@acheep/contract/hiring/candidate';
import { paths } from '@acheep/contract/paths';
import type { UploadedFile } from '@acheep/contract/platform/upload';
import { Anchor, NativeSelect, Paper, Radio, Stack, Textarea, TextInput } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { z } from 'zod';
import { jobChoicesQuery } from '../../../../entities/jobs/job/job-choices.ts';
import { choicesOf } from '../../../../lib/choice.ts';
import { toast } from '../../../../lib/feedback.ts';
import { fieldNames } from '../../../../lib/field-name.ts';
import { applyFieldErrors } from '../../../../lib/form-error.ts';
import { bodyResolver, type FormValues } from '../../../../lib/form-values.ts';
import { PageHead } from '../../../../lib/page-head.tsx';
import { useUnsavedChanges } from '../../../../lib/unsaved-changes.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { ErrorSummary, flatErrors } from '../../../../ui/error-summary.tsx';
import { FilesField } from '../../../../ui/files-field.tsx';
import { FormField, inputProps } from '../../../../ui/form-field.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { PhoneField } from '../../../../ui/phone-field.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import { useAddCandidate } from './candidate.api.ts';

const label = fieldNames(candidateBody);

type Body = z.input<typeof candidateBody>;
type Values = Omit<FormValues<Body>, 'cv'> & { cv: UploadedFile | undefined };

/** Adds a candidate who applied outside the site. */
export function CandidateCreatePage() {
  const { t } = useTranslation('application');
  return (
    <>
      <PageHead title={t('create.title')} noIndex />
      <PageHeader
        breadcrumb={
          <Anchor component={Link} size="sm" to={paths.manageApplied()}>
            <IconArrowLeft size={14} aria-hidden /> {t('received.page.all')}
          </Anchor>
        }
        title={t('create.title')}
        lead={t('create.lead')}
      />
      <CandidateForm />
    </>
  );
}

function CandidateForm() {
  const { t } = useTranslation('application');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { data: jobs = [] } = useQuery(jobChoicesQuery);
  const add = useAddCandidate();
  const form = useForm<Values, unknown, Body>({
    resolver: bodyResolver<Body, Values>(candidateBody),
    defaultValues: {
      jobId: params.get('jobId') ?? '',
      name: '',
      email: '',
      phone: '',
      cv: undefined,
      source: 'walk-in',
      locale: 'km',
      note: '',
    },
    shouldFocusError: false,
  });
  const { errors, isDirty, submitCount } = form.formState;
  const release = useUnsavedChanges(isDirty);
  const send = form.handleSubmit((body) => {
    if (add.isPending) return;
    add.mutate(body, {
      onSuccess: ({ _id, name }) => {
        release();
        void toast({ tone: 'success', message: t('create.done', { name }) });
        void navigate(paths.manageAppliedDetail(_id));
      },
      onError: (error) => void applyFieldErrors(error, form),
    });
  });
  return (
    <Paper withBorder component="form" noValidate onSubmit={send} p={{ base: 'md', sm: 'lg' }} maw={640}>
      <Stack gap="lg">
        <ErrorSummary errors={errors} submitCount={submitCount} />
        <NativeSelect
          label={label('jobId')}
          withAsterisk
          // Remounts once the jobs have loaded: before, the select has no option for its value.
          key={jobs.length}
          data={[{ value: '', label: t('create.chooseJob') }, ...jobs]}
          {...inputProps(form, 'jobId')}
        />
        <TextInput label={label('name')} withAsterisk autoComplete="off" {...inputProps(form, 'name')} />
        <FormField form={form} name="phone">
          {(field) => <PhoneField {...field} label={label('phone')} description={t('create.reach')} />}
        </FormField>
        <TextInput
          type="email"
          label={label('email')}
          description={t('create.emailHint')}
          autoComplete="off"
          {...inputProps(form, 'email')}
        />
        <FormField form={form} name="cv">
          {({ ref: _, value, onChange, ...field }) => (
            <FilesField
              {...field}
              photos="document"
              most={1}
              value={value ? [value] : []}
              onChange={([file]) => onChange(file)}
              error={flatErrors(errors).find(({ name }) => name.startsWith('cv'))?.message}
              label={label('cv')}
              withAsterisk
            />
          )}
        </FormField>
        <NativeSelect
          label={label('source')}
          withAsterisk
          data={choicesOf(candidateSources)}
          {...inputProps(form, 'source')}
        />
        <FormField form={form} name="locale">
          {({ ref: _, ...field }) => (
            <Radio.Group {...field} label={label('locale')} description={t('create.localeHint')}>
              <Stack gap="xs" mt="xs">
                <Radio value="km" label="ភាសាខ្មែរ" lang="km" />
                <Radio value="en" label="English" lang="en" />
              </Stack>
            </Radio.Group>
          )}
        </FormField>
        <Textarea
          label={label('note')}
          description={t('notes.private')}
          autosize
          minRows={3}
          {...inputProps(form, 'note')}
        />
        <SubmitButton size="md" loading={add.isPending}>
          {t('create.submit')}
        </SubmitButton>
      </Stack>
    </Paper>
  );
}
