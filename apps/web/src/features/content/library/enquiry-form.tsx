import { enquiryLength, enquiryNew, minSeconds } from '@acheep/contract/content/enquiry';
import { Alert, Button, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { profileQuery } from '../../../entities/accounts/profile/profile.ts';
import { type CallOptions, call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { showFormError } from '../../../lib/form-error.ts';
import { bodyResolver, type FormValues } from '../../../lib/form-values.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { PhoneField } from '../../../ui/phone-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';

type EnquiryBody = CallOptions<'POST /enquiry'>['body'];

interface Opened {
  form: string;
  at: number;
}

const openForm = async (): Promise<Opened> => {
  const { form } = (await call('GET /enquiry/form')).data;
  return { form, at: performance.now() };
};

/** Milliseconds until the server's minimum time is over; only autofilled forms are faster. */
const rest = ({ at }: Opened) => Math.max(0, (minSeconds + 0.5) * 1000 - (performance.now() - at));
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends an enquiry with a token of when the form was opened; an expired token, after a day, is renewed. */
function useEnquiry() {
  const form = useRef<Promise<Opened>>(undefined);
  const opened = () => {
    form.current ??= openForm();
    // After a network failure the next attempt requests it again.
    form.current.catch(() => {
      form.current = undefined;
    });
    return form.current;
  };
  useEffect(() => {
    opened().catch(() => {});
  });
  return useMutation({
    mutationFn: async (body: EnquiryBody) => {
      const send = async () => {
        const now = await opened();
        await wait(rest(now));
        return call('POST /enquiry', { body: { ...body, form: now.form } });
      };
      try {
        return await send();
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'enquiry.form') throw error;
        form.current = undefined;
        return send();
      }
    },
    onSuccess: () => {
      form.current = undefined;
    },
    meta: { ownError: true },
  });
}

const label = fieldNames(enquiryNew);

/** Enquiry to the operator, about a service or in general. Signed-in users get their contact details prefilled. */
export function EnquiryForm({ serviceId }: { serviceId?: string }) {
  const { t } = useTranslation('library');
  const session = useSession();
  const profile = useQuery({ ...profileQuery, enabled: session !== null }).data?.data;
  const send = useEnquiry();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm<FormValues<EnquiryBody>, unknown, EnquiryBody>({
    resolver: bodyResolver<EnquiryBody>(enquiryNew),
    defaultValues: {
      kind: serviceId ? 'service' : 'contact',
      serviceId: serviceId ?? '',
      name: session?.user.name ?? '',
      email: '',
      phone: '',
      subject: '',
      message: '',
      // Placeholder, replaced by the token on sending.
      form: '-',
    },
  });
  const { reset, getValues } = form;
  useEffect(() => {
    if (!profile) return;
    const { name, email, phone } = profile;
    // Input made meanwhile stays.
    reset({ ...getValues(), name, email: email ?? '', phone: phone ?? '' }, { keepDirtyValues: true });
  }, [profile, reset, getValues]);
  const submit = form.handleSubmit(async (body) => {
    if (send.isPending) return;
    const done = await send.mutateAsync(body).catch((error: unknown) => showFormError(error, form));
    if (!done) return;
    setSentTo(body.email);
    reset({ ...getValues(), subject: '', message: '' });
  });
  if (sentTo)
    return (
      <Alert color="green" icon={<IconCheck aria-hidden />} title={t('form.sent.title')} role="status">
        <p>{t('form.sent.text', { email: sentTo })}</p>
        <Button variant="default" size="sm" mt="xs" onClick={() => setSentTo(null)}>
          {t('form.sent.again')}
        </Button>
      </Alert>
    );
  return (
    <form noValidate aria-busy={send.isPending} onSubmit={(event) => void submit(event)}>
      <Stack>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label={label('name')}
            autoComplete="name"
            maxLength={120}
            withAsterisk
            {...inputProps(form, 'name')}
          />
          <TextInput
            label={label('email')}
            type="email"
            autoComplete="email"
            maxLength={254}
            withAsterisk
            {...inputProps(form, 'email')}
          />
        </SimpleGrid>
        <FormField form={form} name="phone">
          {(field) => <PhoneField {...field} label={label('phone')} />}
        </FormField>
        {!serviceId && (
          <TextInput label={label('subject')} maxLength={150} withAsterisk {...inputProps(form, 'subject')} />
        )}
        <Textarea
          label={label('message')}
          autosize
          minRows={4}
          maxRows={14}
          maxLength={enquiryLength}
          withAsterisk
          {...inputProps(form, 'message')}
        />
        <SubmitButton loading={send.isPending}>{t('form.send')}</SubmitButton>
      </Stack>
    </form>
  );
}
