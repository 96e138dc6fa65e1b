import type { AlertCriteria } from '@acheep/contract/jobs/job-alert';
import { jobExperiences, jobTypes, postedWithin, qualifications } from '@acheep/contract/jobs/job-option';
import { minorUnits } from '@acheep/contract/kernel/money';
import { useQuery } from '@tanstack/react-query';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { categoryQuery, industryQuery, provinceQuery } from '../../../entities/jobs/reference/reference.ts';
import { apiData } from '../../../lib/api-query.ts';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { formatMoney } from '../../../ui/money-text.ts';

type Named = { _id: string; name: Parameters<typeof localized>[0] };

const nameOf = (records: readonly Named[] | undefined, id: string | undefined) => {
  const found = records?.find(({ _id }) => _id === id);
  return found && localized(found.name);
};

/** What a saved search asks for, in words. */
export function useCriteriaWords(criteria: AlertCriteria): string[] {
  const { t } = useTranslation('job-alert');
  const { search, categoryId, industryId, provinceId, companyId, type, salary, posted } = criteria;
  const categories = useQuery({ ...categoryQuery, enabled: categoryId !== undefined }).data;
  const industries = useQuery({ ...industryQuery, enabled: industryId !== undefined }).data;
  const provinces = useQuery({ ...provinceQuery, enabled: provinceId !== undefined }).data;
  const company = useQuery({
    ...apiData('GET /company/:id', { params: { id: companyId ?? '' } }),
    enabled: companyId !== undefined,
    retry: false,
  }).data;
  const words = [
    search && `“${search}”`,
    nameOf(categories, categoryId),
    nameOf(provinces, provinceId),
    nameOf(industries, industryId),
    company && companyName(company),
    ...(type ?? []).map((one) => localized(jobTypes[one])),
    ...(criteria.experience ?? []).map((one) => localized(jobExperiences[one])),
    ...(criteria.qualification ?? []).map((one) => localized(qualifications[one])),
    salary !== undefined && t('salary', { amount: formatMoney(salary * minorUnits, 'USD') }),
    posted && localized(postedWithin[posted]),
  ].filter((word) => typeof word === 'string' && word !== '') as string[];
  return Object.keys(criteria).length === 0 ? [t('everything')] : words;
}
