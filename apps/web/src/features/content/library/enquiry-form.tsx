import { enquiryLength, enquiryNew } from '@acheep/contract/content/enquiry';
import { Alert, Button, SimpleGrid, Stack, Textarea, TextInput, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { profileQuery } from '../../../entities/accounts/profile/profile.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { showFormError } from '../../../lib/form-error.ts';
import { bodyResolver, type FormValues } from '../../../lib/form-values.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { PhoneField } from '../../../ui/phone-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { type EnquiryBody, useEnquiry } from './use-enquiry.ts';

const label = fieldNames(enquiryNew);

/** Writes to the operator: about a service, or about anything. Whoever is signed in finds their contacts filled in. */
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
      website: '',
      // The opened form's, once it is sent.
      form: '-',
    },
  });
  const { reset, getValues } = form;
  useEffect(() => {
    if (!profile) return;
    const { name, email, phone } = profile;
    // What was typed meanwhile stays.
    reset({ ...getValues(), name, email, phone: phone ?? '' }, { keepDirtyValues: true });
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
        {/* For machines alone: nobody sees it, reaches it by keyboard, or is read it. */}
        <VisuallyHidden aria-hidden>
          <input tabIndex={-1} autoComplete="off" {...form.register('website')} />
        </VisuallyHidden>
        <SubmitButton loading={send.isPending}>{t('form.send')}</SubmitButton>
      </Stack>
    </form>
  );
}
