import { maximumSearch } from '@acheep/contract/kernel/list';
import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { apiData } from '../../../lib/api-query.ts';
import { inputDebounce } from '../../../lib/input-debounce.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

interface CompanyFieldProps extends Pick<SelectProps, 'id' | 'label' | 'error' | 'withAsterisk'> {
  value: string;
  onChange: (id: string) => void;
}

/** A company, found by its name, its owner’s name or e-mail. */
export function CompanyField({ value, onChange, ...field }: CompanyFieldProps) {
  const { t } = useTranslation('order-admin');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), inputDebounce);
  const { data: found = [] } = useQuery({
    ...apiData('GET /admin/company', { query: { ...(search && { search }), limit: 20 } }),
    placeholderData: keepPreviousData,
  });
  const { data: chosen } = useQuery({
    ...apiData('GET /admin/company/:id', { params: { id: value } }),
    enabled: value !== '',
  });
  const companies = chosen && !found.some(({ _id }) => _id === chosen._id) ? [chosen, ...found] : found;
  return (
    <Select
      {...field}
      data={companies.map((one) => ({ value: one._id, label: companyName(one) }))}
      placeholder={t('create.companyHint')}
      nothingFoundMessage={t('create.companyNone')}
      // The server has searched already, in more than the name.
      filter={({ options }) => options}
      searchable
      searchValue={typed}
      onSearchChange={(text) => setTyped(text.slice(0, maximumSearch))}
      value={value || null}
      onChange={(id) => onChange(id ?? '')}
    />
  );
}
