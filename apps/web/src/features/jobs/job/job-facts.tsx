import type { JobDetail } from '@acheep/contract/jobs/job';
import { kindText } from '@acheep/contract/jobs/job-filter';
import { genders, jobExperiences, languages, qualifications } from '@acheep/contract/jobs/job-option';
import type { OptionOf, Options } from '@acheep/contract/kernel/option';
import { Badge } from '@mantine/core';
import { languageOf } from '../../../entities/companies/company/company-name.ts';
import offer from '../../../entities/companies/company/offer-page.module.css';
import { OfferFact } from '../../../entities/companies/company/offer-page.tsx';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { Overflow } from '../../../ui/overflow.tsx';
import { Section } from '../../../ui/section.tsx';
import classes from './job-page.module.css';

const option = <O extends Options>(options: O, value: OptionOf<O> | null) =>
  value && localized(options[value] as O[OptionOf<O>]);

/** Everything about a job that is a value: what is not said is not there. */
export function JobFacts({ job }: { job: JobDetail }) {
  const { t } = useTranslation('job');
  const { ageFrom, ageTo } = job;
  const skills = (kind: 'hard' | 'soft') => {
    const names = job.skills.filter((skill) => skill.kind === kind);
    return (
      names.length > 0 && (
        <Overflow>
          {names.map(({ name }) => (
            <Badge key={name} color="gray" className={classes.skill} lang={languageOf(name)}>
              {name}
            </Badge>
          ))}
        </Overflow>
      )
    );
  };
  const age = () => {
    if (ageFrom !== null && ageTo !== null) return t('fact.ageBetween', { from: ageFrom, to: ageTo });
    if (ageFrom !== null) return t('fact.ageFrom', { from: ageFrom });
    return ageTo !== null && t('fact.ageTo', { to: ageTo });
  };
  return (
    <Section title={t('fact.title')}>
      <dl className={offer.facts}>
        <OfferFact label={t('filter.categoryId')}>{job.category && localized(job.category.name)}</OfferFact>
        <OfferFact label={t('filter.industryId')}>{job.industry && localized(job.industry.name)}</OfferFact>
        <OfferFact label={t('filter.type')}>{kindText(job, currentLocale())}</OfferFact>
        <OfferFact label={t('filter.experience')}>{option(jobExperiences, job.experience)}</OfferFact>
        <OfferFact label={t('filter.qualification')}>{option(qualifications, job.qualification)}</OfferFact>
        <OfferFact label={t('fact.vacancies')}>{job.vacancies}</OfferFact>
        <OfferFact label={t('fact.gender')}>{option(genders, job.gender)}</OfferFact>
        <OfferFact label={t('fact.age')}>{age()}</OfferFact>
        <OfferFact label={t('fact.languages')}>
          {job.languages.map((code) => localized(languages[code])).join(', ')}
        </OfferFact>
        <OfferFact label={t('fact.address')}>
          {job.address && <span lang={languageOf(job.address)}>{job.address}</span>}
        </OfferFact>
        <OfferFact label={t('fact.posted')}>{job.postedAt && <DateText value={job.postedAt} />}</OfferFact>
        <OfferFact label={t('fact.postCode')}>{job.postCode}</OfferFact>
        <OfferFact wide label={t('fact.hardSkills')}>
          {skills('hard')}
        </OfferFact>
        <OfferFact wide label={t('fact.softSkills')}>
          {skills('soft')}
        </OfferFact>
      </dl>
    </Section>
  );
}
