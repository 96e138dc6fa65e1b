import { adminPaths } from '@acheep/contract/admin-paths';
import type { AdminCompanyDetail } from '@acheep/contract/companies/company-admin';
import { Anchor, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CompanyAvatar } from '../../../entities/companies/company/company-avatar.tsx';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { CompanyState } from '../../../entities/companies/company/company-state.tsx';
import { apiData } from '../../../lib/api-query.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';

/** First word of a name that tells the company apart, to begin the search with. */
const firstWord = (name: string) => name.split(/\s+/).find((word) => word.length > 3) ?? name;

/** Finds the company that this one is merged into; the page that follows compares both. */
export function MergeDialog({ company, onClose }: { company: AdminCompanyDetail; onClose: () => void }) {
  const { t } = useTranslation('company-admin');
  const first = firstWord(company.name);
  const [typed, setTyped] = useState(first);
  const [search] = useDebouncedValue(typed.trim(), 300);
  const { data, error, refetch } = useQuery({
    ...apiData('GET /admin/company', { query: { search, limit: 8 } }),
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
  });
  // What was found before a search was emptied doesn't answer it.
  const others = search.length > 1 ? data?.filter(({ _id }) => _id !== company._id) : undefined;
  return (
    <Dialog title={t('merge.title', { name: company.name })} onClose={onClose}>
      <Stack>
        <TextInput
          type="search"
          label={t('merge.search')}
          description={t('merge.hint')}
          value={typed}
          maxLength={200}
          data-autofocus
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && search.length > 1 && <Skeleton height={120} radius="md" />}
        <div aria-live="polite">
          {/* The admin can't have chosen other words before choosing any. */}
          {others?.length === 0 && search !== first && (
            <Text size="sm" c="dimmed">
              {t('merge.none')}
            </Text>
          )}
        </div>
        {others && others.length > 0 && (
          <Stack
            component="ul"
            gap="sm"
            m={0}
            p={0}
            style={{ listStyle: 'none' }}
            aria-label={t('merge.found')}
          >
            {others.map((one) => (
              <Group key={one._id} component="li" gap="sm" wrap="nowrap">
                <CompanyAvatar company={one} src={one.logo} size="small" />
                <div style={{ minWidth: 0, flex: 1 }}>
                  <Anchor component={Link} to={adminPaths.companyMerge(company._id, { into: one._id })}>
                    {companyName(one)}
                  </Anchor>
                  {one.owner && (
                    <Text size="sm" c="dimmed" truncate>
                      {one.owner.email}
                    </Text>
                  )}
                </div>
                <CompanyState state={one.state} />
              </Group>
            ))}
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
