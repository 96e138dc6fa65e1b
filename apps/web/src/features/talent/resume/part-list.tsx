import type { OwnResume } from '@acheep/contract/talent/resume';
import { type ResumeSection, resumeSections } from '@acheep/contract/talent/resume-option';
import { resumeProgress } from '@acheep/contract/talent/resume-progress';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import classes from './part-list.module.css';
import { sectionNote } from './section-note.ts';
import { useWritingLanguage } from './writing-language.tsx';

interface PartListProps {
  parts: readonly ResumeSection[];
  resume: OwnResume | null;
  shown: ResumeSection;
  onShow: (part: ResumeSection) => void;
}

/** All parts of a CV, with those that are filled marked. */
export function PartList({ parts, resume, shown, onShow }: PartListProps) {
  const { t } = useTranslation('resume');
  const { locale } = useWritingLanguage();
  const { missing } = resumeProgress(resume);
  return (
    <nav aria-label={t('edit.parts')}>
      <ul className={classes.list}>
        {parts.map((part) => {
          const isFilled = sectionNote(part, resume, locale) !== '' && !missing.includes(part);
          return (
            <li key={part}>
              <button
                type="button"
                className={classes.part}
                aria-current={part === shown || undefined}
                onClick={() => onShow(part)}
              >
                {isFilled ? (
                  <IconCircleCheckFilled
                    size={18}
                    className={classes.filled}
                    role="img"
                    aria-label={t('edit.filled')}
                  />
                ) : (
                  <IconCircle size={18} className={classes.open} role="img" aria-label={t('edit.missing')} />
                )}
                <span>{localized(resumeSections[part])}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
