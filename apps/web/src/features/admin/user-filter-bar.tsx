import { accountStates, companyChecks } from '@acheep/contract/admin';
import { roles } from '@acheep/contract/role';
import { Button, Group, NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import type { UserFilter } from './admin.api.ts';
import { AdminSearch } from './admin-search.tsx';

/** Narrows the accounts; everything lives in the URL. */
export function UserFilterBar({ filter }: { filter: UserFilter }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { page: _, ...given } = filter;
  const go = (change: Record<string, string>) => void navigate(paths.adminUsers({ ...given, ...change }));
  const all = { value: '', label: t('filter.all') };
  const selects = [
    { name: 'role', choices: roles.map((value) => ({ value, label: t(`role.${value}`) })) },
    { name: 'state', choices: accountStates.map((value) => ({ value, label: t(`state.${value}`) })) },
    { name: 'company', choices: companyChecks.map((value) => ({ value, label: t(`company.${value}`) })) },
  ] as const;
  return (
    <Group role="search" aria-label={t('filter.label')} align="end" gap="sm" mb="md">
      <AdminSearch
        label={t('users.search')}
        hint={t('users.searchHint')}
        value={filter.search}
        onSearch={(search) => go({ search })}
      />
      {selects.map(({ name, choices }) => (
        <NativeSelect
          key={name}
          label={t(`filter.${name}`)}
          flex="1 1 130px"
          maw={{ sm: 190 }}
          data={[all, ...choices]}
          value={filter[name] ?? ''}
          onChange={(event) => go({ [name]: event.currentTarget.value })}
        />
      ))}
      {Object.values(given).some(Boolean) && (
        <Button component={Link} variant="subtle" to={paths.adminUsers()}>
          {t('filter.clear')}
        </Button>
      )}
    </Group>
  );
}
