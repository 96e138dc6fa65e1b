import type { AdminDashboard as Data } from '@acheep/contract/dashboard';
import { paths } from '@acheep/contract/paths';
import { SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { companyName } from '../../entities/company/company-name.ts';
import { Section } from '../../ui/section.tsx';
import { ComparedFact, PlainFact } from './numbers.tsx';
import { WaitingPanel } from './waiting-panel.tsx';

/** What waits for the operator, and how the site does. */
export function AdminDashboard({ data }: { data: Data }) {
  const { t } = useTranslation('dashboard');
  const { orders, openJobs, accounts, applications } = data;
  return (
    <>
      <WaitingPanel
        title={t('orders.toConfirm')}
        list={orders}
        all={paths.adminOrders({ status: 'pending' })}
        entry={({ _id, number, company, hasSlip }) => ({
          to: paths.adminOrder(_id),
          title: `${number} · ${companyName(company)}`,
          note: t(hasSlip ? 'orders.slipToCheck' : 'orders.noSlipYet'),
        })}
      />
      <Section title={t('numbers.title')}>
        <SimpleGrid cols={{ base: 2, lg: 3 }} spacing="sm">
          <ComparedFact label={t('numbers.accounts')} of={accounts} />
          <ComparedFact label={t('numbers.siteApplications')} of={applications} />
          <PlainFact label={t('numbers.openJobs')} value={openJobs} />
        </SimpleGrid>
      </Section>
    </>
  );
}
