import { type Salary, salaryText } from '@acheep/contract/jobs/salary-text';
import { useTranslation } from '../lib/use-translation.ts';

/** `$400 – $600`, `From $400`, `Up to $600` or `Negotiable`. */
export function SalaryText(salary: Salary) {
  const { t } = useTranslation();
  return salaryText(salary, {
    from: (amount) => t('salary.from', { amount }),
    upTo: (amount) => t('salary.upTo', { amount }),
    negotiable: () => t('salary.negotiable'),
  });
}
