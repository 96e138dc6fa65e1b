import { languages as languageWords } from '../jobs/job-option.ts';
import {
  chosen,
  dated,
  fact,
  factsOf,
  type PageFacts,
  type Reader,
  unlabelled,
  userText,
} from '../kernel/page-facts.ts';
import { sectionsOf, textSection, websitePhrase } from '../kernel/page-section.ts';
import { paths } from '../paths.ts';
import type { Company, CompanyCard } from './company.ts';
import { companyNameIn } from './company-name.ts';
import { companyBenefits, companySizes } from './company-option.ts';

/** Content of a company's page, without its jobs. */
export function companyFacts(company: Company, reader: Reader): PageFacts {
  const { say, locale } = reader;
  const { industry, address, province, photos, benefits, languages, activity } = company;
  const name = companyNameIn(locale, company);
  const isNamed = province && Object.values(province.name).some((one) => address.includes(one));
  return {
    title: userText(name),
    facts: factsOf(
      unlabelled('website', websitePhrase(company.website)),
      fact('industry', say('company:industry'), industry?.name[locale]),
      fact('size', say('company:size'), chosen(companySizes, company.size, reader)),
      fact(
        'address',
        say('company:address'),
        userText(address, { as: 'line' }),
        !isNamed && province && { text: province.name[locale], as: 'line' },
      ),
      fact(
        'languages',
        say('company:languages'),
        languages.map((one) => languageWords[one][locale]).join(', '),
      ),
      fact('posted', say('company:posted'), activity.jobs > 0 && activity.jobs),
      fact(
        'answers',
        say('company:answers'),
        activity.answerDays !== null && say('company:answerDays', { count: activity.answerDays }),
      ),
      fact('since', say('company:since'), dated(company.createdAt, reader, { format: 'month' })),
      company.verified
        ? fact('verified', say('company:verified.title'), say('company:verified.text'), {
            text: say('company:verified.more'),
            to: paths.safety(),
          })
        : fact('verified', ''),
    ),
    sections: sectionsOf(
      textSection('about', say('company:about'), company.about),
      {
        key: 'benefits',
        title: say('company:benefits'),
        list: benefits.map((one) => [{ text: companyBenefits[one][locale] }]),
      },
      {
        key: 'photos',
        title: say('company:photos'),
        list: photos.map(({ image }, index) => [
          { text: say('company:photo', { number: index + 1, name }), href: image },
        ]),
      },
    ),
  };
}

/** Facts on a company's card: industry, province, size and number of open jobs. */
export const companyCardFacts = (
  company: Pick<CompanyCard, '_id' | 'name' | 'nameKm' | 'industry' | 'province' | 'size'> & {
    openJobs?: number;
  },
  reader: Reader,
): PageFacts => ({
  title: userText(companyNameIn(reader.locale, company), { to: paths.company(company._id) }),
  facts: factsOf(
    unlabelled('industry', company.industry?.name[reader.locale]),
    unlabelled('province', company.province?.name[reader.locale]),
    unlabelled('size', chosen(companySizes, company.size, reader)),
    unlabelled(
      'jobs',
      company.openJobs !== undefined &&
        company.openJobs > 0 &&
        reader.say('company:openJobs', { count: company.openJobs }),
    ),
  ),
  sections: [],
});
