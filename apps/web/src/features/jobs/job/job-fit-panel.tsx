import type { JobDetail } from '@acheep/contract/jobs/job';
import { jobExperiences, languages, qualifications } from '@acheep/contract/jobs/job-option';
import { salaryText } from '@acheep/contract/jobs/salary-text';
import { skillIn } from '@acheep/contract/jobs/skill-in';
import { languageOf } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import type { FitPart, JobFit } from '@acheep/contract/talent/job-fit';
import type { ResumeSection } from '@acheep/contract/talent/resume-option';
import { Anchor, Title, VisuallyHidden } from '@mantine/core';
import {
  IconCheck,
  IconChevronDown,
  IconPlus,
  IconQuestionMark,
  IconSchool,
  type TablerIcon,
} from '@tabler/icons-react';
import { use, useState } from 'react';
import { Link } from 'react-router-dom';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { reader } from '../../../lib/reader.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { SectionLevel } from '../../../ui/section.tsx';
import classes from './job-fit.module.css';

/** The section of the CV that says something about a condition. */
const sections: Record<FitPart['kind'], ResumeSection> = {
  skills: 'skills',
  experience: 'work',
  qualification: 'education',
  languages: 'languages',
  place: 'expected',
  pay: 'expected',
};

type State = 'met' | 'short' | 'unsaid';
const icons: Record<State, TablerIcon> = { met: IconCheck, short: IconPlus, unsaid: IconQuestionMark };

const stateOf = (part: FitPart): State =>
  part.kind === 'skills' ? (part.lacking.length === 0 ? 'met' : 'short') : part.state;

/** Numbers of conditions, each skill and language being one. */
function countOf(parts: readonly FitPart[]) {
  const sizes = parts.map((part) => {
    if (part.kind === 'skills' || part.kind === 'languages')
      return { had: part.had.length, of: part.had.length + part.lacking.length };
    return { had: part.state === 'met' ? 1 : 0, of: 1 };
  });
  const sum = (name: 'had' | 'of') => sizes.reduce((total, one) => total + one[name], 0);
  return { had: sum('had'), of: sum('of') };
}

interface Chip {
  text: string;
  lang?: 'en' | 'km';
  isHad: boolean;
}

const Chips = ({ chips }: { chips: readonly Chip[] }) => {
  const { t } = useTranslation('job-fit');
  return (
    <ul className={classes.chips}>
      {chips.map(({ text, lang, isHad }) => (
        <li key={text} className={classes.chip} data-had={isHad} lang={lang}>
          {isHad ? (
            <IconCheck size={14} stroke={2.25} aria-hidden />
          ) : (
            <IconPlus size={14} stroke={2} aria-hidden />
          )}
          <span>{text}</span>
          <VisuallyHidden>{t(isHad ? 'has' : 'lacks')}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
};

/** What the job asks for, as its page says it. */
function useRequirements(job: JobDetail) {
  const locale = currentLocale();
  const skillName = (name: string) => {
    const skill = job.skills.find((one) => one.name === name);
    return skill ? skillIn(skill, locale) : name;
  };
  return {
    skillName,
    chipsOf(part: FitPart): Chip[] | null {
      if (part.kind === 'skills') {
        const chip = (isHad: boolean) => (name: string) => {
          const text = skillName(name);
          return { text, lang: languageOf(text), isHad };
        };
        return [...part.had.map(chip(true)), ...part.lacking.map(chip(false))];
      }
      if (part.kind !== 'languages') return null;
      return [
        ...part.had.map((code) => ({ text: localized(languages[code]), isHad: true })),
        ...part.lacking.map((code) => ({ text: localized(languages[code]), isHad: false })),
      ];
    },
    textOf: ({ kind }: FitPart): string | null | undefined =>
      ({
        skills: null,
        languages: null,
        experience: job.experience && localized(jobExperiences[job.experience]),
        qualification: job.qualification && localized(qualifications[job.qualification]),
        place: job.province && localized(job.province.name),
        pay: salaryText(job, reader()),
      })[kind],
  };
}

function Row({ job, part }: { job: JobDetail; part: FitPart }) {
  const { t } = useTranslation('job-fit');
  const { chipsOf, textOf } = useRequirements(job);
  const state = stateOf(part);
  const Icon = icons[state];
  const chips = chipsOf(part);
  return (
    <li className={classes.row} data-state={state}>
      <span className={classes.sign}>
        <Icon size={16} stroke={2.25} aria-hidden />
      </span>
      <span className={classes.name}>{t(`part.${part.kind}`)}</span>
      <div className={classes.asked}>
        {chips ? <Chips chips={chips} /> : <span>{textOf(part)}</span>}
        {(state === 'unsaid' || (!chips && state === 'short')) && (
          <span className={classes.note}>
            {state === 'unsaid' ? (
              <>
                {t('unsaid')}{' '}
                <Anchor
                  component={Link}
                  to={paths.resumeEdit(sections[part.kind])}
                  inherit
                  underline="always"
                >
                  {t('add')}
                </Anchor>
              </>
            ) : (
              part.kind !== 'skills' && part.kind !== 'languages' && t(`short.${part.kind}`)
            )}
          </span>
        )}
        {!chips && state === 'met' && <VisuallyHidden>{t('has')}</VisuallyHidden>}
      </div>
    </li>
  );
}

/** What the CV has of what the job asks for, what it lacks, and the trainings that close the gap. */
export function JobFitPanel({ job, fit }: { job: JobDetail; fit: JobFit }) {
  const { t } = useTranslation('job-fit');
  const { skillName } = useRequirements(job);
  const { had, of } = countOf(fit.parts);
  // One line on phones, until it is opened.
  const [isOpen, setOpen] = useState(() => matchMedia('(min-width: 48em)').matches);
  return (
    <section className={classes.panel} aria-label={t('title')}>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={classes.head}>
          <Title order={use(SectionLevel)} className={classes.title}>
            {t('title')}
          </Title>
          <span className={classes.count}>{t('count', { had, of })}</span>
          <IconChevronDown size={20} stroke={1.75} className={classes.headMark} aria-hidden />
          <span className={classes.meter} aria-hidden>
            <span style={{ inlineSize: `${(100 * had) / of}%` }} />
          </span>
        </summary>
        <ul className={classes.rows}>
          {fit.parts.map((part) => (
            <Row key={part.kind} job={job} part={part} />
          ))}
        </ul>
        {fit.trainings.length > 0 && (
          <ul className={classes.trainings} aria-label={t('close')}>
            {fit.trainings.map(({ _id, title, startsAt, skill }) => (
              <li key={_id} className={classes.training}>
                <IconSchool size={22} stroke={1.75} aria-hidden />
                <div>
                  <span className={classes.note}>{t('learn', { skill: skillName(skill) })}</span>
                  <Anchor component={Link} to={paths.training(_id)} fw={600} lang={languageOf(title)}>
                    {title}
                  </Anchor>
                  <span className={classes.note}>
                    <DateText value={startsAt}>{(date) => t('starts', { date })}</DateText>
                  </span>
                </div>
              </li>
            ))}
          </ul>
        )}
      </details>
    </section>
  );
}
