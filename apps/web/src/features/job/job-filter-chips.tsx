import { minorUnits } from '@acheep/contract/money';
import { Button, Group } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/money-text.ts';
import { optionOf, useFilterOptions } from './job-filter-option.ts';
import { jobFilterNames, toggled, valuesOf } from './job-search.ts';
import type { JobSearchControl } from './use-job-search.ts';

interface JobFilterChipsProps extends Pick<JobSearchControl, 'asked' | 'set' | 'clear'> {
  /** The company whose jobs are shown, once known. */
  company: string | undefined;
}

/** What narrows the list now, each to be taken away. */
export function JobFilterChips({ asked, set, clear, company }: JobFilterChipsProps) {
  const { t } = useTranslation('job');
  const options = useFilterOptions();
  const chips = jobFilterNames.flatMap((name) =>
    valuesOf(asked.filters[name]).map((value) => ({ name, value })),
  );
  if (chips.length === 0) return null;

  const label = ({ name, value }: (typeof chips)[number]) => {
    if (name === 'companyId') return company ?? t('filter.companyId');
    const known = optionOf(options[name], name, value)?.label;
    if (known) return known;
    return name === 'salary' && /^\d+$/.test(value)
      ? t('filter.salaryFrom', { amount: formatMoney(Number(value) * minorUnits, 'USD') })
      : t(`filter.${name}`);
  };

  return (
    <Group gap={8} role="group" aria-label={t('filter.chosen')}>
      {chips.map((chip) => (
        <Button
          key={`${chip.name} ${chip.value}`}
          variant="light"
          size="compact-md"
          fw={500}
          rightSection={<IconX size={14} aria-hidden />}
          aria-label={t('filter.remove', { filter: label(chip) })}
          onClick={() => set(chip.name, toggled(asked.filters[chip.name], chip.value))}
        >
          {label(chip)}
        </Button>
      ))}
      <Button variant="subtle" size="compact-md" onClick={clear}>
        {t('filter.clear')}
      </Button>
    </Group>
  );
}
