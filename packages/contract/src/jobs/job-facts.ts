import { companyNameIn } from '../companies/company-name.ts';
import { asLabel, type Locale } from '../kernel/locale.ts';
import {
  chosen,
  dated,
  fact,
  factsOf,
  type PageFacts,
  type Phrase,
  type Reader,
  unlabelled,
  userText,
} from '../kernel/page-facts.ts';
import {
  contactFacts,
  documentSection,
  sectionsOf,
  textSection,
  websitePhrase,
} from '../kernel/page-section.ts';
import { paths } from '../paths.ts';
import type { JobCard, JobDetail } from './job.ts';
import { companyOf, jobMarks } from './job-card-facts.ts';
import { type JobFilterName, jobFilter, kindText } from './job-filter.ts';
import { genders, jobExperiences, languages, qualifications } from './job-option.ts';
import { salaryText } from './salary-text.ts';
import { skillIn } from './skill-in.ts';

/** The label of a filter, shared by the fact of the same name. */
const labelOf = (name: JobFilterName, locale: Locale) => asLabel(jobFilter[name].words)[locale];

/** The monthly pay as shown on the job's page. */
export function monthlyPay(job: JobCard, reader: Pick<Reader, 'say'>): Phrase | null {
  const text = salaryText(job, reader);
  if (text === null) return null;
  return job.salaryFrom === null && job.salaryTo === null
    ? { text }
    : { text, tail: reader.say('job:perMonth') };
}

function ageText({ ageFrom, ageTo }: JobDetail, { say }: Reader) {
  if (ageFrom !== null && ageTo !== null) return say('job:fact.ageBetween', { from: ageFrom, to: ageTo });
  if (ageFrom !== null) return say('job:fact.ageFrom', { from: ageFrom });
  return ageTo !== null && say('job:fact.ageTo', { to: ageTo });
}

/** Facts with a label and a value. */
function detailsOf(job: JobDetail, reader: Reader) {
  const { say, locale } = reader;
  const skills = (kind: 'hard' | 'soft') =>
    job.skills
      .filter((skill) => skill.kind === kind)
      .map((skill) => userText(skillIn(skill, locale), { as: 'skill' }));
  return factsOf(
    fact('categoryId', labelOf('categoryId', locale), job.category?.name[locale]),
    fact('industryId', labelOf('industryId', locale), job.industry?.name[locale]),
    fact('type', labelOf('type', locale), kindText(job, locale)),
    fact('experience', labelOf('experience', locale), chosen(jobExperiences, job.experience, reader)),
    fact(
      'qualification',
      labelOf('qualification', locale),
      chosen(qualifications, job.qualification, reader),
    ),
    fact('vacancies', say('job:fact.vacancies'), job.vacancies),
    fact('gender', say('job:fact.gender'), chosen(genders, job.gender, reader)),
    fact('age', say('job:fact.age'), ageText(job, reader)),
    fact(
      'languages',
      say('job:fact.languages'),
      job.languages.map((code) => languages[code][locale]).join(', '),
    ),
    fact('address', say('job:fact.address'), userText(job.address)),
    fact('posted', say('job:fact.posted'), dated(job.postedAt, reader)),
    fact('postCode', say('job:fact.postCode'), job.postCode),
    fact('hardSkills', say('job:fact.hardSkills'), ...skills('hard')),
    fact('softSkills', say('job:fact.softSkills'), ...skills('soft')),
  );
}

/** How to apply to an open job. */
function contactOf(job: JobDetail, { say }: Reader) {
  if (job.status !== 'active') return [];
  return factsOf(
    unlabelled('site', job.applyBy.includes('site') && say('job:contact.site')),
    ...contactFacts(job),
  );
}

/** Link to the application form, and the number of screening questions there. */
export const applyPhrases = (job: JobDetail, { say }: Reader) =>
  job.open
    ? [
        { text: say('job:apply.action'), to: paths.jobApply(job._id) },
        job.questions.length > 0 && say('job:apply.questions', { count: job.questions.length }),
      ]
    : [];

/** Content of a job's page. */
export function jobFacts(job: JobDetail, reader: Reader): PageFacts {
  const { say, locale } = reader;
  const { company, status } = job;
  return {
    title: userText(job.title),
    facts: factsOf(
      unlabelled('notice', ...(status === 'closed' ? [say('job:closed.title'), say('job:closed.text')] : [])),
      jobMarks(job, reader),
      companyOf(job, reader),
      unlabelled('pay', monthlyPay(job, reader)),
      unlabelled(
        'until',
        dated(job.closedOn ?? job.closingDate, reader, {
          in: (date) => say(status === 'active' ? 'job:closes' : 'job:closed.on', { date }),
        }),
      ),
      unlabelled('apply', ...applyPhrases(job, reader)),
      fact('provinceId', labelOf('provinceId', locale), job.province?.name[locale]),
      fact('type', labelOf('type', locale), kindText(job, locale)),
      fact('posted', say('job:fact.posted'), dated(job.postedAt, reader)),
    ),
    sections: sectionsOf(
      textSection('description', say('job:text.description'), job.description),
      textSection('requirements', say('job:text.requirements'), job.requirements),
      textSection('benefits', say('job:text.benefits'), job.benefits),
      documentSection(say('job:text.attachments'), job.attachments),
      { key: 'facts', title: say('job:fact.title'), facts: detailsOf(job, reader) },
      { key: 'contact', title: say('job:contact.title'), facts: contactOf(job, reader) },
      {
        key: 'company',
        title: say('job:company.title'),
        html: company.about ?? undefined,
        facts: factsOf(
          unlabelled('name', userText(companyNameIn(locale, company), { to: paths.company(company._id) })),
          unlabelled('address', userText(company.address)),
          unlabelled('links', websitePhrase(company.website), {
            text: say('job:company.jobs'),
            to: paths.jobList({ companyId: company._id }),
          }),
        ),
      },
    ),
  };
}
