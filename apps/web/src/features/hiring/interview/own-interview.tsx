import type { OwnInterview as Record } from '@acheep/contract/hiring/interview';
import { Button, Stack, Text } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { saveCalendar } from './interview.api.ts';
import { type Answering, InterviewAnswer } from './interview-answer.tsx';
import { InterviewFacts } from './interview-facts.tsx';
import { TimeList } from './time-list.tsx';

/** An interview as the candidate sees it, with the answer form. */
export function OwnInterview({ interview, answering }: { interview: Record; answering: Answering }) {
  const { t } = useTranslation('interview');
  const { status, startsAt, times, interviewer, calendar } = interview;
  const open = status === 'proposed' || status === 'declined';
  return (
    <Stack gap="md">
      {!open && <TimeList startsAt={startsAt} times={times} />}
      <InterviewFacts interview={interview} interviewer={interviewer} answerTitle={t('yourAnswer')} />
      {status === 'agreed' && <Text>{t('own.agreed')}</Text>}
      {status === 'declined' && <Text>{t('own.declined')}</Text>}
      {calendar && (
        <Button
          w="fit-content"
          leftSection={<IconCalendarPlus size={18} aria-hidden />}
          onClick={() => saveCalendar(calendar)}
        >
          {t('calendar')}
        </Button>
      )}
      {open && <InterviewAnswer interview={interview} answering={answering} />}
    </Stack>
  );
}
