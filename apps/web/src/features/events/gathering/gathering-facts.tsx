import type { GatheringDetail } from '@acheep/contract/events/gathering';
import { eventTypes, trainingLevels } from '@acheep/contract/events/gathering-option';
import { languages } from '@acheep/contract/jobs/job-option';
import type { ReactNode } from 'react';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { Section } from '../../../ui/section.tsx';
import classes from './gathering-page.module.css';

const Fact = ({ label, children }: { label: string; children: ReactNode }) =>
  children ? (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  ) : null;

/** What else is a value: what is not said is not there. */
export function GatheringFacts({ gathering }: { gathering: GatheringDetail }) {
  const { t } = useTranslation('gathering');
  const { category, eventType, level, certificate, postedAt } = gathering;
  return (
    <Section title={t('facts')}>
      <dl className={classes.facts}>
        <Fact label={t('filter.categoryId')}>{category && localized(category.name)}</Fact>
        <Fact label={t('filter.eventType')}>{eventType && localized(eventTypes[eventType])}</Fact>
        <Fact label={t('filter.level')}>{level && localized(trainingLevels[level])}</Fact>
        <Fact label={t('filter.language')}>
          {gathering.languages.map((code) => localized(languages[code])).join(', ')}
        </Fact>
        <Fact label={t('certificate')}>{certificate && t('certificateText')}</Fact>
        <Fact label={t('posted')}>{postedAt && <DateText value={postedAt} />}</Fact>
      </dl>
    </Section>
  );
}
