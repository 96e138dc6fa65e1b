import { activation } from '@acheep/contract/accounts/account';
import type { Provider } from '@acheep/contract/accounts/identity';
import { answering } from '@acheep/contract/hiring/answer';
import { easyApplyBody, phoneApplyBody } from '@acheep/contract/hiring/easy-apply';
import type { JobDetail } from '@acheep/contract/jobs/job';
import { mobile } from '@acheep/contract/kernel/text';
import { paths } from '@acheep/contract/paths';
import type { UploadedFile } from '@acheep/contract/platform/upload';
import { Anchor, Button, Paper, Stack, Text, TextInput } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { type SentCode, sendCode } from '../../../../entities/accounts/phone/phone.api.ts';
import { type Way, wayOrder } from '../../../../entities/accounts/phone/phone-first.ts';
import { WaySwitch } from '../../../../entities/accounts/phone/way-switch.tsx';
import { ApiError } from '../../../../lib/api-error.ts';
import { invalidate } from '../../../../lib/api-query.ts';
import { openAuth } from '../../../../lib/auth-dialog.ts';
import { isNotifiedEverywhere, showError } from '../../../../lib/errors.ts';
import { toast } from '../../../../lib/feedback.ts';
import { fieldNames } from '../../../../lib/field-name.ts';
import { useFormDraft } from '../../../../lib/form-draft.ts';
import { applyFieldErrors } from '../../../../lib/form-error.ts';
import { bodyResolver } from '../../../../lib/form-values.ts';
import { signIn } from '../../../../lib/session.ts';
import { useUnsavedChanges } from '../../../../lib/unsaved-changes.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { ErrorSummary } from '../../../../ui/error-summary.tsx';
import { FilesField } from '../../../../ui/files-field.tsx';
import { FormField, inputProps } from '../../../../ui/form-field.tsx';
import { RestoredNote } from '../../../../ui/restored-note.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import { useEasyApply, useMailAgain, usePhoneApply } from '../application.api.ts';
import { type AnswerValues, openAnswers } from './apply-answers.ts';
import { refusesAnswers } from './apply-form.tsx';
import { ApplyNotice } from './apply-notice.tsx';
import { ApplyPhone, ApplyWords } from './apply-words.tsx';
import { type Gate, gateOfRefusal } from './gate.ts';
import { PhoneApplyDialog } from './phone-apply-dialog.tsx';
import { asWordsForm } from './words-form.ts';

interface EasyApplySentProps {
  email: string;
  /** Returns to the form, for example after a typo in the address. */
  onChange: () => void;
}

/** Asks to confirm the mail. The text is the same whether or not the address has an account. */
function EasyApplySent({ email, onChange }: EasyApplySentProps) {
  const { t } = useTranslation('application');
  const again = useMailAgain();
  const sendAgain = () =>
    again.mutate(email, {
      onSuccess: () => void toast({ tone: 'success', message: t('easy.sentAgain'), id: 'mail-again' }),
    });
  return (
    <ApplyNotice
      focus
      icon={IconMailCheck}
      title={t('easy.confirmTitle')}
      text={t('easy.confirmText', { email, hours: activation.hours })}
    >
      <Button variant="default" loading={again.isPending} onClick={sendAgain}>
        {t('easy.sendAgain')}
      </Button>
      <Button variant="subtle" onClick={onChange}>
        {t('easy.change')}
      </Button>
    </ApplyNotice>
  );
}

const formBody = easyApplyBody.omit({ handle: true });
const phoneFormBody = phoneApplyBody
  .omit({ handle: true, token: true, code: true })
  .extend({ phone: mobile });
const label = fieldNames(formBody);

/** With an e-mail, or by phone without one. */
type EasyBody = Omit<z.input<typeof formBody>, 'email' | 'file'> & { email?: string; file?: string };
interface EasyValues {
  jobId: string;
  /** What confirms the application. */
  by: Way;
  name: string;
  email: string;
  phone: string;
  coverLetter: string;
  answers: AnswerValues[];
  /** Name and upload token of the file. */
  file: UploadedFile | undefined;
}

/** Validates the request body, in which the file is only its token. */
function resolverFor({ questions }: JobDetail): Resolver<EasyValues, unknown, EasyBody> {
  const resolves = {
    email: bodyResolver<EasyBody, EasyValues>(answering(formBody, questions)),
    phone: bodyResolver<EasyBody, EasyValues>(answering(phoneFormBody, questions)),
  };
  return ({ by, email, file, ...values }, context, options) =>
    resolves[by](
      { ...values, file: file?.path, ...(by === 'email' && { email }) } as unknown as EasyValues,
      context,
      options,
    );
}

interface EasyApplyFormProps {
  job: JobDetail;
  /** Ways to sign in here. */
  ways: readonly Provider[];
  onGate: (gate: Gate) => void;
}

/** Application form for visitors without an account: personal details, a file, and the common fields. */
export function EasyApplyForm({ job, ways, onGate }: EasyApplyFormProps) {
  const { t } = useTranslation('application');
  const apply = useEasyApply();
  const applyByPhone = usePhoneApply();
  // It stays when the screen is turned.
  const [order] = useState(() => wayOrder(ways));
  const [coded, setCoded] = useState<{ sent: SentCode; body: EasyBody } | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm<EasyValues, unknown, EasyBody>({
    resolver: resolverFor(job),
    defaultValues: {
      jobId: job._id,
      by: order[0],
      name: '',
      email: '',
      phone: '',
      file: undefined,
      answers: openAnswers(job.questions),
      coverLetter: '',
    },
    shouldFocusError: false,
  });
  const { errors, isDirty, isSubmitting, submitCount } = form.formState;
  const isByPhone = form.watch('by') === 'phone';
  const draft = useFormDraft(`easy application ${job._id}`, form);
  const release = useUnsavedChanges(isDirty && sentTo === null);

  function refused(error: unknown) {
    setCoded(null);
    const code = error instanceof ApiError ? error.code : undefined;
    const gate = gateOfRefusal(code);
    if (code === 'application.sign_in') {
      void invalidate('GET /application/easy');
      return;
    }
    if (gate) {
      release();
      onGate(gate);
      return;
    }
    // An expired upload has to be chosen again.
    if (error instanceof ApiError && 'file' in error.data) form.setValue('file', undefined);
    if (applyFieldErrors(error, form) && refusesAnswers(error)) void invalidate('GET /job/:id');
  }
  function refusedByPhone(error: unknown) {
    const isShown = error instanceof ApiError && gateOfRefusal(error.code) !== undefined;
    if (!isShown && !isNotifiedEverywhere(error)) showError(error);
    refused(error);
  }
  const send = form.handleSubmit(async (body) => {
    const { email, file, ...rest } = body;
    if (email === undefined) {
      await sendCode(body.phone, 'sign-in').then((sent) => setCoded({ sent, body }), refusedByPhone);
      return;
    }
    if (apply.isPending || file === undefined) return;
    apply.mutate(
      { ...rest, email, file },
      {
        onSuccess: () => {
          release();
          draft.forget();
          setSentTo(email);
        },
        onError: refused,
      },
    );
  });
  async function sendByPhone(proof: { token: string; code: string }) {
    if (!coded) return;
    const { phone: _, email: _email, ...body } = coded.body;
    const { data } = await applyByPhone.mutateAsync({ ...body, ...proof });
    release();
    draft.forget();
    signIn(data.session);
    onGate('sent');
  }
  const phone = (
    <ApplyPhone form={asWordsForm(form)} hint={t(isByPhone ? 'easy.phoneHint' : 'apply.phoneHint')} />
  );
  if (sentTo) {
    return <EasyApplySent email={sentTo} onChange={() => setSentTo(null)} />;
  }
  return (
    <Paper withBorder component="form" noValidate onSubmit={send} p={{ base: 'md', sm: 'lg' }}>
      <Stack gap="lg">
        <Text>
          {t('easy.lead')}{' '}
          <Anchor
            component="button"
            type="button"
            fw={600}
            onClick={() => openAuth('login', paths.jobApply(job._id), form.getValues('email'))}
          >
            {t('easy.signIn')}
          </Anchor>
        </Text>
        {draft.restored && <RestoredNote onDiscard={draft.discard} />}
        <ErrorSummary errors={errors} submitCount={submitCount} />
        {order.length > 1 && (
          <FormField form={form} name="by">
            {({ ref: _, error: _error, ...field }) => (
              <WaySwitch {...field} order={order} aria-label={t('easy.by')} />
            )}
          </FormField>
        )}
        {!isByPhone && (
          <TextInput
            type="email"
            label={label('email')}
            description={t('easy.emailHint')}
            autoComplete="email"
            withAsterisk
            {...inputProps(form, 'email')}
          />
        )}
        {isByPhone && phone}
        <TextInput label={label('name')} autoComplete="name" withAsterisk {...inputProps(form, 'name')} />
        {!isByPhone && phone}
        <FormField form={form} name="file">
          {({ ref: _, value, onChange, ...field }) => (
            <FilesField
              {...field}
              kind="temporary"
              photos="cv"
              most={1}
              value={value ? [value] : []}
              onChange={([file]) => onChange(file)}
              label={label('file')}
              {...(isByPhone ? { description: t('easy.cvHint') } : { withAsterisk: true })}
            />
          )}
        </FormField>
        <ApplyWords form={asWordsForm(form)} job={job} />
        <Text size="sm" c="dimmed">
          {t(isByPhone ? 'easy.phoneAccount' : 'easy.account')}
        </Text>
        <SubmitButton size="md" loading={apply.isPending || isSubmitting}>
          {t('apply.submit')}
        </SubmitButton>
      </Stack>
      {coded && (
        <PhoneApplyDialog
          key={coded.sent.token}
          sent={coded.sent}
          apply={sendByPhone}
          onSent={(sent) => setCoded({ ...coded, sent })}
          onRefused={refusedByPhone}
          onClose={() => setCoded(null)}
        />
      )}
    </Paper>
  );
}
