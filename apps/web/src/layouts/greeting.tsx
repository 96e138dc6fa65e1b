import { companyRoles } from '@acheep/contract/kernel/company-role';
import { paths } from '@acheep/contract/paths';
import { Text } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import { useActivePlan } from '../entities/billing/order/active-plan.ts';
import { companyName } from '../entities/companies/company/company-name.ts';
import { localized } from '../lib/locale.ts';
import { useMayDo } from '../lib/may-do.ts';
import type { Session } from '../lib/session.ts';
import { useSiteName } from '../lib/site.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { DateText, formatDate } from '../ui/date-text.tsx';
import classes from './greeting.module.css';

/** Whose account it is, since when, and what it can do now; on the dashboard only, and not the operator's: that of job seekers is the home page. */
export function Greeting({ user }: { user: Session['user'] }) {
  const { t } = useTranslation('menu');
  const { pathname } = useLocation();
  const plan = useActivePlan();
  const product = useSiteName();
  const mayPost = useMayDo('post');
  // Named only where it is less than that of a recruiter.
  const role = mayPost ? undefined : user.company?.memberRole;
  const { role: kind } = user;
  if (pathname !== paths.dashboard() || kind === 'admin' || kind === 'user') return null;
  return (
    <div className={classes.greeting}>
      <Text fw={650}>{role ? localized(companyRoles[role]) : t(`titleRole.${kind}`)}</Text>
      <Text size="sm" truncate title={user.email ?? user.phone ?? undefined}>
        {user.company ? companyName(user.company) : user.name}
      </Text>
      <Text size="sm" c="dimmed">
        <DateText value={user.createdAt}>{(date) => t('since', { date })}</DateText>
      </Text>
      {!role && (
        <Text size="sm">
          {plan?.activeJob
            ? t(plan.allJobs > plan.activeJob ? 'planOf' : 'plan', {
                name: user.name,
                count: plan.activeJob,
                total: plan.allJobs,
                from: formatDate(plan.validFrom),
                to: formatDate(plan.validTo),
              })
            : t(`greeting.${kind}`, { product })}
        </Text>
      )}
    </div>
  );
}
