import type { MessageText } from '@acheep/contract/hiring/candidate-message';
import type { Locale } from '@acheep/contract/kernel/locale';
import { task } from '../../../plumbing/task.ts';

export interface DecisionMade {
  eventId: string;
  /** Text of the company for the mail, in one language or both, instead of the standard one. */
  texts?: Partial<Record<Locale, MessageText>>;
}

/** Notifies an applicant of a decision, some seconds or a night after it was made. */
export const decisionMade = task<DecisionMade>('decision-made', {
  en: 'Notify a candidate of a decision',
  km: 'ជូនដំណឹងបេក្ខជនអំពីការសម្រេច',
});
