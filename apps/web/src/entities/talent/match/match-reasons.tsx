import { type JobType, jobTypes, languages } from '@acheep/contract/jobs/job-option';
import { textIn } from '@acheep/contract/kernel/bilingual';
import type { Localized } from '@acheep/contract/kernel/locale';
import type { MatchReason } from '@acheep/contract/talent/matching';
import { IconCheck } from '@tabler/icons-react';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useSkillName } from '../../jobs/reference/skill-name.ts';
import classes from './match-reasons.module.css';

/** The job's attributes that reasons refer to. */
interface MatchingJob {
  category: { name: Localized } | null;
  province: { name: Localized } | null;
  type: JobType | null;
}

interface MatchReasonsProps {
  reasons: readonly MatchReason[];
  job: MatchingJob;
  /** The owner of the CV, or the company of the job. */
  reader: 'seeker' | 'company';
  /** Maximum number of displayed reasons; more would be a wall of text. */
  most?: number;
}

/** Returns the strongest reasons, without a matching category if the title matches too. */
const selectReasons = (reasons: readonly MatchReason[], most: number) => {
  const isAlike = reasons.some(({ kind }) => kind === 'title');
  return reasons.filter(({ kind }) => !isAlike || kind !== 'category').slice(0, most);
};

export function MatchReasons({ reasons, job, reader, most = 5 }: MatchReasonsProps) {
  const { t } = useTranslation('match');
  const named = useSkillName();
  const list = new Intl.ListFormat(currentLocale() === 'km' ? 'km' : 'en', { type: 'unit', style: 'short' });
  const wordsOf = (reason: MatchReason): string | null => {
    switch (reason.kind) {
      case 'title':
        return t(`${reader}.title`, { title: textIn(reason.title, currentLocale()) ?? '' });
      case 'skills':
        return t(`${reader}.skills`, { skills: list.format(reason.skills.map(named)) });
      case 'category':
        return job.category && t(`${reader}.category`, { category: localized(job.category.name) });
      case 'province':
        return job.province && t(`${reader}.province`, { province: localized(job.province.name) });
      case 'type':
        return job.type && t(`${reader}.type`, { type: localized(jobTypes[job.type]) });
      case 'languages': {
        const spoken = reason.languages.map((language) => localized(languages[language]));
        return t(`${reader}.languages`, { languages: list.format(spoken) });
      }
      default:
        return t(`${reader}.${reason.kind}`);
    }
  };
  return (
    <ul className={classes.reasons} aria-label={t('why')}>
      {selectReasons(reasons, most).map((reason) => {
        const words = wordsOf(reason);
        return (
          words && (
            <li key={reason.kind} className={classes.reason}>
              <IconCheck size={14} stroke={2.25} aria-hidden />
              <span>{words}</span>
            </li>
          )
        );
      })}
    </ul>
  );
}
