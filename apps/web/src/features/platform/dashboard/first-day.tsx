import { adminPaths } from '@acheep/contract/admin-paths';
import type { FirstDay as Data } from '@acheep/contract/platform/first-day';
import {
  type FirstDayStep,
  firstDaySteps,
  type markedSteps,
} from '@acheep/contract/platform/first-day-option';
import { Alert, Anchor, Button, Paper, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { call } from '../../../lib/api.ts';
import { apiData, keepResponse } from '../../../lib/api-query.ts';
import { toast } from '../../../lib/feedback.ts';
import { localized } from '../../../lib/locale.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Section } from '../../../ui/section.tsx';
import classes from './step-list.module.css';

/** Page on which each step is done. */
const places: Record<FirstDayStep, string> = {
  site: adminPaths.settings(),
  support: adminPaths.settings(),
  mail: adminPaths.health(),
  legal: adminPaths.articles({ kind: 'legal' }),
  payment: adminPaths.settings({ tab: 'payment' }),
  invoicing: adminPaths.settings({ tab: 'invoicing' }),
  package: adminPaths.packages(),
  backup: adminPaths.health(),
  restore: adminPaths.health(),
  admin: adminPaths.users({ role: 'admin' }),
};

const useMark = () =>
  useMutation({
    mutationFn: (body: { what: keyof typeof markedSteps; isDone: boolean }) =>
      call('POST /admin/first-day/mark', { body }),
    onSuccess: (answer) => void keepResponse(answer, 'GET /admin/first-day'),
  });

/** Sends a test mail, whose button leads back to this page. */
function TestMail() {
  const { t } = useTranslation('dashboard');
  const send = useAct({ call: () => call('POST /admin/first-day/mail'), done: t('firstDay.mailSent') });
  return (
    <Button variant="default" size="xs" mt={6} loading={send.isPending} onClick={() => send.act()}>
      {t('firstDay.sendMail')}
    </Button>
  );
}

function Restored({ isDone }: { isDone: boolean }) {
  const { t } = useTranslation('dashboard');
  const mark = useMark();
  return (
    <Button
      variant={isDone ? 'subtle' : 'default'}
      size="xs"
      mt={6}
      loading={mark.isPending}
      onClick={() => mark.mutate({ what: 'restore', isDone: !isDone })}
    >
      {t(isDone ? 'firstDay.undo' : 'firstDay.restored')}
    </Button>
  );
}

interface StepProps {
  what: FirstDayStep;
  isDone: boolean;
  children: ReactNode;
}

function Step({ what, isDone, children }: StepProps) {
  const { t } = useTranslation('dashboard');
  const Sign = isDone ? IconCircleCheckFilled : IconCircle;
  return (
    <li className={classes.step} data-done={isDone || undefined}>
      <Sign size={24} stroke={1.5} className={classes.sign} aria-hidden />
      <div>
        <Anchor component={Link} to={places[what]} fw={600}>
          {localized(firstDaySteps[what])}
        </Anchor>
        <VisuallyHidden> ({t(isDone ? 'firstDay.done' : 'firstDay.open')})</VisuallyHidden>
        {!isDone && (
          <Text size="sm" c="dimmed">
            {t(`firstDay.${what}Text`)}
          </Text>
        )}
        {children}
      </div>
    </li>
  );
}

/** Marks the test mail as arrived when its button was pressed. */
function useArrival() {
  const { t } = useTranslation('dashboard');
  const [params, setParams] = useSearchParams();
  const { mutate } = useMark();
  const hasArrived = params.get('mail') === 'arrived';
  useEffect(() => {
    if (!hasArrived) return;
    setParams({}, { replace: true });
    mutate(
      { what: 'mail', isDone: true },
      { onSuccess: () => void toast({ message: t('firstDay.mailArrived'), tone: 'success' }) },
    );
  }, [hasArrived, mutate, setParams, t]);
}

/** What a new site needs; gone once all is done, or an operator has put it away. */
export function FirstDay() {
  useArrival();
  // A step is done on another page, often within seconds: the list is read anew whenever it is opened.
  const { data } = useQuery({ ...apiData('GET /admin/first-day'), staleTime: 0 });
  return data ? <Shown of={data} /> : null;
}

function Shown({ of: { isHidden, steps } }: { of: Data }) {
  const { t } = useTranslation('dashboard');
  const hide = useMutation({
    mutationFn: (hidden: boolean) => call('POST /admin/first-day/hide', { body: { isHidden: hidden } }),
    onSuccess: (answer) => void keepResponse(answer, 'GET /admin/first-day'),
  });
  const done = steps.filter(({ isDone }) => isDone).length;
  if (isHidden)
    // Only until the page is left: whoever has just pressed the button may want the list back.
    return hide.isSuccess ? (
      <Alert color="gray" mb="lg" role="status">
        {t('firstDay.hidden')}{' '}
        <Anchor component="button" type="button" onClick={() => hide.mutate(false)}>
          {t('firstDay.show')}
        </Anchor>
      </Alert>
    ) : null;
  if (done === steps.length) return null;
  return (
    <Section
      title={t('firstDay.title')}
      action={
        <Button variant="subtle" size="xs" loading={hide.isPending} onClick={() => hide.mutate(true)}>
          {t('firstDay.hide')}
        </Button>
      }
    >
      <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {t('firstDay.lead')} {t('firstDay.count', { done, count: steps.length })}
          </Text>
          <ol className={classes.list}>
            {steps.map(({ what, isDone }) => (
              <Step key={what} what={what} isDone={isDone}>
                {what === 'mail' && !isDone && <TestMail />}
                {what === 'restore' && <Restored isDone={isDone} />}
              </Step>
            ))}
          </ol>
        </Stack>
      </Paper>
    </Section>
  );
}
