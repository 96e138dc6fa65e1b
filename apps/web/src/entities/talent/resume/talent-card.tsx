import { jobTypes, languages } from '@acheep/contract/jobs/job-option';
import { type Bilingual, textIn } from '@acheep/contract/kernel/bilingual';
import { candidateExperiences, educationLevels, noticePeriods } from '@acheep/contract/talent/resume-option';
import { payText } from '@acheep/contract/talent/resume-pay';
import type { TalentCard as Talent } from '@acheep/contract/talent/talent';
import { Badge } from '@mantine/core';
import {
  IconBriefcase,
  IconCash,
  IconClock,
  IconLanguage,
  IconMapPin,
  IconSchool,
  IconStar,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { activeDaysAgo } from './active-text.ts';
import classes from './talent-card.module.css';

interface TalentCardProps {
  talent: Talent;
  to: string;
  /** Set if the reader may see it. */
  name?: Bilingual | null;
  /** True when the reader's company has opened the CV. */
  opened?: boolean;
  /** Controls in the corner. */
  mark?: ReactNode;
  /** Additional small print. */
  note?: ReactNode;
}

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

/** Summary of a job seeker in a list. */
export function TalentCard({ talent, to, name, opened = false, mark, note }: TalentCardProps) {
  const { t } = useTranslation('talent');
  const locale = currentLocale();
  const title = textIn(talent.title, locale) ?? textIn(talent.position, locale) ?? t('untitled');
  const position = talent.title && textIn(talent.position, locale);
  const heading = textIn(name, locale) ?? title;
  const { experience, degree, province, wantedCategory, wantedType, wantedProvince, noticePeriod } = talent;
  const facts: [TablerIcon, string][] = [
    [IconBriefcase, position && position !== title ? position : ''],
    [
      IconStar,
      experience ? t('card.experience', { experience: localized(candidateExperiences[experience]) }) : '',
    ],
    [IconSchool, degree ? localized(educationLevels[degree]) : ''],
    [IconMapPin, province ? localized(province.name) : ''],
    [IconLanguage, joined(...talent.languages.map(({ language }) => localized(languages[language])))],
  ];
  const wants = joined(
    wantedCategory && localized(wantedCategory.name),
    wantedType && localized(jobTypes[wantedType]),
    wantedProvince && localized(wantedProvince.name),
  );
  const pay = payText(talent);
  return (
    <article className={classes.card}>
      <div className={classes.head}>
        <h2 className={classes.name}>
          <Link to={to} className={classes.link}>
            {heading}
          </Link>
        </h2>
        {opened && (
          <Badge color="green" miw="max-content">
            {t('card.opened')}
          </Badge>
        )}
        {mark && <div style={{ position: 'relative', zIndex: 1, margin: '-8px -8px -8px auto' }}>{mark}</div>}
      </div>
      {heading !== title && <p className={classes.title}>{title}</p>}
      <ul className={classes.facts}>
        {facts.map(
          ([Icon, text]) =>
            text && (
              <li key={text}>
                <Icon size={16} stroke={1.75} aria-hidden />
                {text}
              </li>
            ),
        )}
      </ul>
      {talent.skills.length > 0 && (
        <ul className={classes.skills} aria-label={t('card.skills')}>
          {talent.skills.map((skill, place) => (
            <li key={place}>{textIn(skill, locale)}</li>
          ))}
          {talent.moreSkills > 0 && (
            <li className={classes.more}>{t('card.more', { count: talent.moreSkills })}</li>
          )}
        </ul>
      )}
      <div className={classes.foot}>
        <div className={classes.wants}>
          {wants && (
            <p>
              <b>{t('card.wants')}:</b> {wants}
            </p>
          )}
          <p className={classes.terms}>
            {pay && (
              <span>
                <IconCash size={16} stroke={1.75} aria-hidden />
                {pay}
              </span>
            )}
            {noticePeriod && (
              <span>
                <IconClock size={16} stroke={1.75} aria-hidden />
                {t('card.notice', { period: localized(noticePeriods[noticePeriod]) })}
              </span>
            )}
          </p>
        </div>
        <p className={classes.active}>
          {t('card.active', { count: activeDaysAgo(talent.activeOn) })}
          {note && <span style={{ display: 'block' }}>{note}</span>}
        </p>
      </div>
    </article>
  );
}
