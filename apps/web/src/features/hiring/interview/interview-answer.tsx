import type { OwnInterview } from '@acheep/contract/hiring/interview';
import { Button, Group, Radio, Stack, Text, Textarea } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Moment } from '../../../ui/moment.tsx';

const answerLength = 1000;

export interface Answering {
  pick: Pick<UseMutationResult<unknown, Error, string>, 'mutate' | 'isPending'>;
  decline: Pick<UseMutationResult<unknown, Error, string>, 'mutate' | 'isPending'>;
}

/** The candidate's choice of a time, or the answer that none suits. */
export function InterviewAnswer({ interview, answering }: { interview: OwnInterview; answering: Answering }) {
  const [declining, setDeclining] = useState(false);
  return declining ? (
    <Decline answering={answering} onBack={() => setDeclining(false)} />
  ) : (
    <Pick interview={interview} answering={answering} onNone={() => setDeclining(true)} />
  );
}

interface PickProps {
  interview: OwnInterview;
  answering: Answering;
  onNone: () => void;
}

function Pick({ interview, answering: { pick }, onNone }: PickProps) {
  const { t } = useTranslation('interview');
  const { times, status } = interview;
  const isPast = (time: string) => Date.parse(time) <= Date.now();
  const left = times.filter((time) => !isPast(time));
  const [time, setTime] = useState<string | null>(left.length === 1 ? (left[0] ?? null) : null);
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!time);
    if (time && !pick.isPending) pick.mutate(time);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Radio.Group
          label={t('own.choose')}
          description={t('phnomPenh')}
          value={time}
          onChange={setTime}
          error={missing && !time && t('own.pickNone')}
        >
          <Stack gap="sm" mt="sm">
            {times.map((one) => (
              <Radio
                key={one}
                value={one}
                label={<Moment value={one} />}
                description={isPast(one) ? t('past') : undefined}
                disabled={isPast(one)}
              />
            ))}
          </Stack>
        </Radio.Group>
        <Group gap="xs">
          <Button type="submit" loading={pick.isPending}>
            {t('own.pick')}
          </Button>
          {status === 'proposed' && (
            <Button variant="subtle" onClick={onNone}>
              {t('own.none')}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}

function Decline({ answering: { decline }, onBack }: { answering: Answering; onBack: () => void }) {
  const { t } = useTranslation('interview');
  const [answer, setAnswer] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!decline.isPending) decline.mutate(answer.trim(), { onSuccess: onBack });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <Text fw={600}>{t('own.none')}</Text>
        <Textarea
          label={t('own.noneLabel')}
          description={t('own.noneHint')}
          autosize
          minRows={3}
          maxLength={answerLength}
          value={answer}
          onChange={(event) => setAnswer(event.currentTarget.value)}
          autoFocus
        />
        <Group gap="xs">
          <Button type="submit" loading={decline.isPending}>
            {t('own.noneSend')}
          </Button>
          <Button variant="subtle" onClick={onBack}>
            {t('own.back')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
