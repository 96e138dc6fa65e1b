import type { ApplicationDetail } from '@acheep/contract/hiring/application';
import { Text } from '@mantine/core';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Panel } from '../../../ui/panel.tsx';
import { AnswerList } from './answer-list.tsx';

/** A candidate's answers, or the reason why there are none; hidden if the job has no questions. */
export function CandidateAnswers({
  application,
}: {
  application: Pick<ApplicationDetail, 'answers' | 'questions' | 'source'>;
}) {
  const { t } = useTranslation('application');
  const { answers, questions, source } = application;
  if (answers.length === 0 && questions === 0) return null;
  return (
    <Panel title={t('answer.answers')}>
      {answers.length > 0 ? (
        <AnswerList answers={answers} />
      ) : (
        <Text c="dimmed">{t(source ? 'answer.byHand' : 'answer.before')}</Text>
      )}
    </Panel>
  );
}
