import { changePassword } from '@acheep/contract/accounts/password';
import type { SessionEntry } from '@acheep/contract/accounts/session';
import { Badge, Button, Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../../lib/api.ts';
import { apiData } from '../../../lib/api-query.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { applyFieldErrors } from '../../../lib/form-error.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useSession } from '../../../lib/session.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { NewPasswordFields } from '../../../ui/new-password-fields.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Section } from '../../../ui/section.tsx';
import { KeptWays } from './kept-ways.tsx';
import { sessionListQuery, useChangePassword } from './password.api.ts';

function SessionCard({ session }: { session: SessionEntry }) {
  const { t } = useTranslation('account');
  const { browser, system, current } = session;
  const device =
    browser && system
      ? t('sessions.device', { browser, system })
      : (browser ?? system ?? t('sessions.unknownDevice'));
  const end = useAct({
    call: () => call('DELETE /users/session/:id', { params: { id: session._id } }),
    asks: () => ({
      title: t('sessions.endTitle'),
      message: t('sessions.endMessage', { device }),
      confirmLabel: t('sessions.end'),
    }),
    done: t('sessions.ended'),
    refresh: ['GET /users/session'],
  });
  return (
    <Paper component="li" withBorder p="md">
      <Group justify="space-between" gap="sm">
        <div>
          <Group gap="xs">
            <Text fw={600}>{device}</Text>
            {current && <Badge variant="light">{t('sessions.current')}</Badge>}
          </Group>
          <Text size="sm" c="dimmed">
            <DateText value={session.lastUsedAt} format="time">
              {(date) => t('sessions.lastUsed', { date })}
            </DateText>
          </Text>
          <Text size="sm" c="dimmed">
            <DateText value={session.createdAt} format="time">
              {(date) => t('sessions.since', { date })}
            </DateText>
          </Text>
        </div>
        {!current && (
          <Button
            variant="default"
            loading={end.isPending}
            aria-label={t('sessions.endOf', { device })}
            onClick={() => end.act()}
          >
            {t('sessions.end')}
          </Button>
        )}
      </Group>
    </Paper>
  );
}

/** The user's sessions; all but the current one can be ended. */
function SessionList() {
  const { data, error, refetch } = useQuery(sessionListQuery);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={160} maw={640} />;
  return (
    <Stack component="ul" gap="xs" maw={640} p={0} m={0} style={{ listStyle: 'none' }}>
      {data.map((session) => (
        <SessionCard key={session._id} session={session} />
      ))}
    </Stack>
  );
}

const label = fieldNames(changePassword.body);

function ChangePasswordForm() {
  const { t } = useTranslation('account');
  const change = useChangePassword();
  const email = useSession()?.user.email;
  const { data } = useQuery(apiData('GET /users/identity'));
  const [keep, setKeep] = useState<string[]>([]);
  const form = useForm({
    resolver: contractResolver(changePassword.body),
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit((body) =>
    change.mutate(
      { ...body, keep },
      {
        onSuccess: () => {
          form.reset();
          setKeep([]);
          void toast({ tone: 'success', message: t('updatePassword.done') });
        },
        onError: (error) => applyFieldErrors(error, form),
      },
    ),
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack maw={480}>
        {/* Tells password managers which account this is. */}
        <input type="hidden" autoComplete="username" value={email ?? ''} readOnly />
        <PasswordField
          {...form.register('currentPassword')}
          label={label('currentPassword')}
          autoComplete="current-password"
          withAsterisk
          error={errors.currentPassword?.message}
        />
        <NewPasswordFields
          label={label}
          password={{ ...form.register('password'), error: errors.password?.message }}
          confirmPassword={{ ...form.register('confirmPassword'), error: errors.confirmPassword?.message }}
        />
        {data && <KeptWays ways={data.ways} kept={keep} onChange={setKeep} />}
        <Button type="submit" loading={change.isPending} w="fit-content">
          {t('updatePassword.submit')}
        </Button>
      </Stack>
    </form>
  );
}

export function UpdatePasswordPage() {
  const { t } = useTranslation('account');
  return (
    <>
      <PageHead title={t('updatePassword.title')} noIndex />
      <PageHeader title={t('updatePassword.title')} lead={t('updatePassword.lead')} />
      <ChangePasswordForm />
      <Section title={t('sessions.title')}>
        <SessionList />
      </Section>
    </>
  );
}
