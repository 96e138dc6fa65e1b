import type { OwnApplication } from '@acheep/contract/hiring/application';
import { applicationStatuses } from '@acheep/contract/hiring/application-option';
import { hiredName } from '@acheep/contract/hiring/stage-option';
import { clockText, momentText, shortWeekday } from '@acheep/contract/kernel/moment-text';
import { Text, VisuallyHidden } from '@mantine/core';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText, formatDate } from '../../../ui/date-text.tsx';
import classes from './application-steps.module.css';

const steps = ['sent', 'seen', 'shortlisted', 'interview', 'decision'] as const;
type Step = (typeof steps)[number];
type Progress = Pick<OwnApplication, 'status' | 'hired' | 'viewedAt' | 'createdAt' | 'interview'>;

interface ApplicationStepsProps {
  application: Progress;
  /** With the names of the steps. */
  named?: boolean | undefined;
}

/** The last step that an application has reached. */
function reachedBy({ status, hired, viewedAt, interview }: Progress): Step {
  if (status === 'rejected' || hired) return 'decision';
  if (interview) return 'interview';
  if (status === 'shortlisted') return 'shortlisted';
  return viewedAt ? 'seen' : 'sent';
}

/** `Sat, Nov 28, 9:30 AM`. */
function shortMoment(moment: string): string {
  const locale = currentLocale();
  return [shortWeekday(moment, locale), formatDate(moment, 'short'), clockText(moment, locale)].join(', ');
}

/** What has happened last, or what is next, in words; an agreed interview with its time. */
function Latest({ application, named }: ApplicationStepsProps) {
  const { t } = useTranslation('application');
  const { status, hired, viewedAt, createdAt, interview } = application;
  if (status === 'withdrawn') return localized(applicationStatuses.withdrawn);
  if (status === 'rejected') return t('steps.notSelected');
  if (hired) return localized(hiredName);
  if (interview)
    return interview.status === 'agreed'
      ? t('steps.interviewAt', {
          moment: named ? momentText(interview.startsAt, currentLocale()) : shortMoment(interview.startsAt),
        })
      : t('steps.choose');
  if (status === 'shortlisted') return t('steps.shortlisted');
  if (viewedAt) return <DateText value={viewedAt}>{(date) => t('mine.viewed', { date })}</DateText>;
  // A list has a column for the date.
  return named ? (
    <DateText value={createdAt}>{(date) => t('mine.sentOn', { date })}</DateText>
  ) : (
    t('steps.sent')
  );
}

/** The way of an application from its sending to the decision, and where it stands. */
export function ApplicationSteps({ application, named }: ApplicationStepsProps) {
  const { t } = useTranslation('application');
  const reached = steps.indexOf(reachedBy(application));
  const { status } = application;
  const end = status === 'withdrawn' ? 'off' : status === 'rejected' ? 'bad' : undefined;
  return (
    <div className={classes.way} data-end={end}>
      <ol className={classes.steps} aria-label={t('steps.label')}>
        {steps.map((step, at) => (
          <li
            key={step}
            data-reached={at <= reached || undefined}
            aria-current={at === reached ? 'step' : undefined}
          >
            {named ? (
              <span className={classes.name}>{t(`steps.${step}`)}</span>
            ) : (
              <VisuallyHidden>{t(`steps.${step}`)}</VisuallyHidden>
            )}
          </li>
        ))}
      </ol>
      <Text className={classes.latest} size="sm" fw={reached > 1 || end ? 650 : 400}>
        <Latest application={application} named={named} />
      </Text>
    </div>
  );
}
