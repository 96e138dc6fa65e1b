import { gatheringBounds } from '@acheep/contract/events/gathering-option';
import { maximumSearch } from '@acheep/contract/kernel/list';
import { ActionIcon, Button, Input, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus, IconSearch, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CompanyAvatar } from '../../../entities/companies/company/company-avatar.tsx';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { apiData } from '../../../lib/api-query.ts';
import { inputDebounce } from '../../../lib/input-debounce.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { eventField } from './gathering-field.ts';
import classes from './gathering-form.module.css';

interface ShownCompany {
  _id: string;
  name: string;
  nameKm: string | null;
  logo: string | null;
}

interface CompaniesFieldProps {
  id: string;
  ids: readonly string[];
  saved: readonly ShownCompany[];
  error: string | undefined;
  onChange: (ids: string[]) => void;
}

const found = 6;

/** Participating companies: searched in the directory and added one by one. */
export function CompaniesField({ id, ids, saved, error, onChange }: CompaniesFieldProps) {
  const { t } = useTranslation('gathering-post');
  const [search, setSearch] = useState('');
  const [added, setAdded] = useState<ShownCompany[]>([]);
  const [debouncedSearch] = useDebouncedValue(search.trim(), inputDebounce);
  const known = [...saved, ...added];
  const directory = useQuery({
    ...apiData('GET /company', { query: { search: debouncedSearch, limit: found } }),
    enabled: debouncedSearch !== '',
  });
  const results = debouncedSearch ? directory.data?.filter(({ _id }) => !ids.includes(_id)) : undefined;
  const add = (company: ShownCompany) => {
    setAdded((before) => [...before, company]);
    onChange([...ids, company._id]);
    setSearch('');
    document.getElementById(id)?.focus();
  };
  return (
    <Input.Wrapper id={id} label={eventField('companyIds')} description={t('companies.hint')} error={error}>
      <ul className={classes.list} style={{ marginBlock: 8 }}>
        {ids.map((one) => (
          <Company
            key={one}
            id={one}
            company={known.find(({ _id }) => _id === one)}
            onRemove={() => onChange(ids.filter((other) => other !== one))}
          />
        ))}
      </ul>
      <TextInput
        id={id}
        type="search"
        value={search}
        maxLength={maximumSearch}
        placeholder={t('companies.search')}
        leftSection={<IconSearch size={18} aria-hidden />}
        disabled={ids.length >= gatheringBounds.companies}
        maw={{ sm: 480 }}
        onChange={(event) => setSearch(event.currentTarget.value)}
        // Enter would submit the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <Text role="status" size="sm" c="dimmed" mt={4}>
        {results?.length === 0 ? t('companies.none', { search: debouncedSearch }) : ''}
      </Text>
      {results && results.length > 0 && (
        <ul className={classes.list}>
          {results.map((company) => (
            <li key={company._id} className={classes.company}>
              <CompanyAvatar company={company} src={company.logo} />
              <span className={classes.companyName}>{companyName(company)}</span>
              <Button
                variant="light"
                size="xs"
                leftSection={<IconPlus size={16} aria-hidden />}
                aria-label={t('companies.addNamed', { name: companyName(company) })}
                onClick={() => add(company)}
              >
                {t('companies.add')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Input.Wrapper>
  );
}

/** A participating company; loaded if only its id is known. */
function Company({ id, company, onRemove }: { id: string; company?: ShownCompany; onRemove: () => void }) {
  const { t } = useTranslation('gathering-post');
  const { data } = useQuery({ ...apiData('GET /company/:id', { params: { id } }), enabled: !company });
  const shown = company ?? data;
  const name = shown ? companyName(shown) : '…';
  return (
    <li className={classes.company}>
      {shown && (
        <CompanyAvatar
          company={shown}
          src={typeof shown.logo === 'string' ? shown.logo : shown.logo?.small}
        />
      )}
      <span className={classes.companyName}>{name}</span>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        aria-label={t('companies.remove', { name })}
        onClick={onRemove}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </li>
  );
}
