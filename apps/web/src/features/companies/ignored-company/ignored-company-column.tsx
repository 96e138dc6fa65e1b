import type { IgnoredCompany } from '@acheep/contract/companies/ignored-company';
import { paths } from '@acheep/contract/kernel/paths';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { CompanyAvatar } from '../../../entities/companies/company/company-avatar.tsx';
import { companyName, languageOf } from '../../../entities/companies/company/company-name.ts';
import { useIgnoreCompany } from '../../../entities/companies/company/ignored-company.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/list-column.ts';

/** What one sees of each company that one ignores. */
export function useIgnoredColumns(): Column<IgnoredCompany>[] {
  const { t } = useTranslation('ignored-company');
  const common = useTranslation().t;
  const { change } = useIgnoreCompany();
  return [
    {
      key: 'company',
      header: t('column.company'),
      card: 'title',
      cell: ({ company }) => (
        <Group gap="sm" wrap="nowrap">
          <CompanyAvatar company={company} src={company.logo} size="small" />
          <Anchor
            component={Link}
            fw={600}
            to={paths.company(company._id)}
            lang={languageOf(companyName(company))}
          >
            {companyName(company)}
          </Anchor>
        </Group>
      ),
    },
    {
      key: 'since',
      header: t('column.since'),
      sort: 'createdAt',
      card: 'fact',
      nowrap: true,
      cell: ({ createdAt }, as) => (
        <Text size="sm" span>
          <DateText value={createdAt}>{(date) => (as === 'card' ? t('since', { date }) : date)}</DateText>
        </Text>
      ),
    },
    {
      key: 'show',
      header: t('column.show'),
      hiddenHeader: true,
      card: 'actions',
      cell: ({ company }) => (
        <Button
          size="sm"
          variant="default"
          aria-label={t('showOf', { name: companyName(company) })}
          onClick={() => change({ company, ignored: false })}
        >
          {common('ignore.show')}
        </Button>
      ),
    },
  ];
}
