import type { JobCard } from '@acheep/contract/jobs/job';
import { salaryText } from '@acheep/contract/jobs/salary-text';
import { Group, Text } from '@mantine/core';
import { IconBuilding, IconCash, IconMapPin } from '@tabler/icons-react';
import { localized } from '../../../lib/locale.ts';
import { reader } from '../../../lib/reader.ts';
import { companyName } from '../../companies/company/company-name.ts';

/** Company, place and salary in one line. */
export function JobLine({ job }: { job: JobCard }) {
  const facts = [
    [IconBuilding, companyName(job.company)],
    [IconMapPin, job.province && localized(job.province.name)],
    [IconCash, salaryText(job, reader())],
  ] as const;
  return (
    <Group gap="4px 16px" c="dimmed">
      {facts.map(
        ([Icon, text]) =>
          text && (
            <Group key={text} gap={6} wrap="nowrap">
              <Icon size={16} stroke={1.75} aria-hidden />
              <Text span size="sm">
                {text}
              </Text>
            </Group>
          ),
      )}
    </Group>
  );
}
