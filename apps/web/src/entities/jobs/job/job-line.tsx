import type { JobCard } from '@acheep/contract/jobs/job';
import { Group, Text } from '@mantine/core';
import { IconBuilding, IconCash, IconMapPin, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { localized } from '../../../lib/locale.ts';
import { SalaryText } from '../../../ui/salary-text.tsx';
import { companyName } from '../../companies/company/company-name.ts';

const Fact = ({ icon: Icon, children }: { icon: TablerIcon; children: ReactNode }) => (
  <Group gap={6} wrap="nowrap">
    <Icon size={16} stroke={1.75} aria-hidden />
    <Text span size="sm">
      {children}
    </Text>
  </Group>
);

/** Who, where and how much, in a line. */
export function JobLine({ job }: { job: JobCard }) {
  const { salaryFrom, salaryTo, currency, negotiable } = job;
  const paid = negotiable || salaryFrom !== null || salaryTo !== null;
  return (
    <Group gap="4px 16px" c="dimmed">
      <Fact icon={IconBuilding}>{companyName(job.company)}</Fact>
      {job.province && <Fact icon={IconMapPin}>{localized(job.province.name)}</Fact>}
      {paid && (
        <Fact icon={IconCash}>
          <SalaryText from={salaryFrom} to={salaryTo} currency={currency} negotiable={negotiable} />
        </Fact>
      )}
    </Group>
  );
}
