import type { ReceivedAnswer, SentAnswer } from '@acheep/contract/hiring/answer';
import { answerText } from '@acheep/contract/hiring/answer-text';
import { currentLocale } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import classes from './answer-list.module.css';
import { FitMark } from './fit-mark.tsx';

/** The questions as asked, with the answers; for the company, with whether they match. */
export function AnswerList({ answers }: { answers: readonly (SentAnswer & Partial<ReceivedAnswer>)[] }) {
  const { t } = useTranslation('application');
  return (
    <dl className={classes.list}>
      {answers.map((answer, place) => {
        const words = answerText(answer, currentLocale());
        return (
          <div key={answer.questionId ?? place}>
            <dt className={classes.question}>{answer.question}</dt>
            <dd className={classes.answer} data-open={!words || undefined}>
              <span>{words || t('answer.none')}</span>
              {typeof answer.fits === 'boolean' && <FitMark fits={answer.fits} />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
