import type { Interview, OwnInterview } from '@acheep/contract/hiring/interview';
import { Group, Stack, Text } from '@mantine/core';
import { IconClock, IconUser, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { InterviewPlace } from '../../../entities/hiring/interview/interview-place.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';

function Fact({ icon: Icon, children }: { icon: TablerIcon; children: ReactNode }) {
  return (
    <Group gap="xs" wrap="nowrap" align="start">
      <Icon size={18} color="var(--ac-icon)" style={{ flex: 'none', marginTop: 4 }} aria-hidden />
      <Text component="div" style={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        {children}
      </Text>
    </Group>
  );
}

function LabelledText({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <Text size="sm" c="dimmed">
        {title}
      </Text>
      <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{children}</Text>
    </div>
  );
}

type Facts = Pick<
  Interview | OwnInterview,
  'minutes' | 'format' | 'address' | 'link' | 'message' | 'answer' | 'reason'
> &
  Partial<Pick<OwnInterview, 'phone'>>;

interface InterviewFactsProps {
  interview: Facts;
  interviewer: string | null;
  /** Label of the candidate's answer. */
  answerTitle: string;
}

/** Duration, format, place, interviewer, and the messages of both parties. */
export function InterviewFacts({ interview, interviewer, answerTitle }: InterviewFactsProps) {
  const { t } = useTranslation('interview');
  const { minutes, message, answer, reason } = interview;
  return (
    <Stack gap="xs">
      <Fact icon={IconClock}>{t('minutes', { count: minutes })}</Fact>
      <InterviewPlace interview={interview} />
      {interviewer && <Fact icon={IconUser}>{t('with', { name: interviewer })}</Fact>}
      {message && <LabelledText title={t('message')}>{message}</LabelledText>}
      {answer && <LabelledText title={answerTitle}>{answer}</LabelledText>}
      {reason && <LabelledText title={t('reason')}>{reason}</LabelledText>}
    </Stack>
  );
}
