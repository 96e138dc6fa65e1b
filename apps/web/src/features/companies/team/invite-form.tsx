import { invitation, invitationBody } from '@acheep/contract/companies/company-member';
import { Button, Group, TextInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { applyFieldErrors } from '../../../lib/form-error.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Section } from '../../../ui/section.tsx';
import { useInvite } from './team.api.ts';

const label = fieldNames(invitationBody);

/** Asks somebody by mail to work for the company. */
export function InviteForm() {
  const { t } = useTranslation('team');
  const invite = useInvite();
  const form = useForm({ resolver: contractResolver(invitationBody), defaultValues: { email: '' } });
  const submit = form.handleSubmit(({ email }) =>
    invite.mutate(email, {
      onSuccess: () => {
        form.reset();
        void toast({ tone: 'success', message: t('invite.sent', { email }) });
      },
      onError: (error) => applyFieldErrors(error, form),
    }),
  );
  return (
    <Section title={t('invite.title')}>
      <form onSubmit={submit} noValidate>
        <Group align="flex-end" maw={640} gap="sm">
          <TextInput
            {...form.register('email')}
            label={label('email')}
            description={t('invite.lead', { days: invitation.days })}
            type="email"
            autoComplete="off"
            withAsterisk
            error={form.formState.errors.email?.message}
            inputWrapperOrder={['label', 'description', 'error', 'input']}
            flex="1 1 16rem"
          />
          <Button type="submit" loading={invite.isPending}>
            {t('invite.submit')}
          </Button>
        </Group>
      </form>
    </Section>
  );
}
