import type { IgnoredCompany } from '@acheep/contract/companies/ignored-company';
import { newestFirst } from '@acheep/contract/kernel/list';
import { languageOf } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import { Anchor, Button, Group, Paper, Text, Title } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { CompanyAvatar } from '../../../entities/companies/company/company-avatar.tsx';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { useIgnoreCompany, useIsIgnored } from '../../../entities/companies/company/ignored-company.ts';
import { useWorkList } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkList } from '../../../entities/platform/work-list/work-list.tsx';
import { apiData } from '../../../lib/api-query.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/list-column.ts';

function useIgnoredColumns(): Column<IgnoredCompany>[] {
  const { t } = useTranslation('ignored-company');
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
          {t('ignore.show')}
        </Button>
      ),
    },
  ];
}

const companyQuery = (id: string) => apiData('GET /company/:id', { params: { id } });

/** Asks whether to ignore a company. Renders nothing if it does not exist or is already ignored. */
function AskIgnore({ id }: { id: string }) {
  const { t } = useTranslation('ignored-company');
  const common = useTranslation().t;
  const navigate = useNavigate();
  const { data: company } = useQuery(companyQuery(id));
  const ignored = useIsIgnored(id);
  const { change, isPending } = useIgnoreCompany();
  if (!company || ignored !== false) return null;
  const done = () => void navigate(paths.ignoredCompanies(), { replace: true });
  return (
    <Paper withBorder p="md" mb="lg">
      <Group wrap="nowrap" align="start">
        <CompanyAvatar company={company} src={company.logo?.small} />
        <div>
          <Title order={2} size="h4">
            {t('askTitle', { name: companyName(company) })}
          </Title>
          <Text mt={4}>{t('askText')}</Text>
          <Group gap="xs" mt="md">
            <Button
              loading={isPending}
              onClick={() => change({ company, ignored: true }, { onSuccess: done })}
            >
              {t('ignore.ignore')}
            </Button>
            <Button variant="default" component={Link} to={paths.ignoredCompanies()}>
              {common('cancel')}
            </Button>
          </Group>
        </div>
      </Group>
    </Paper>
  );
}

/** The ignored companies. With a company's id in the URL, asks whether to ignore it. */
export function IgnoredCompanyPage() {
  const { t } = useTranslation('ignored-company');
  const { id } = useParams();
  const list = useWorkList(newestFirst, 'GET /ignore-company');
  const company = useQuery({ ...companyQuery(id ?? ''), enabled: id !== undefined }).data;
  return (
    <WorkList
      list={list}
      words="ignored-company"
      {...(company && { headTitle: t('askTitle', { name: companyName(company) }) })}
      icon={IconEyeOff}
      firstStep={
        <Button component={Link} to={paths.jobList()}>
          {t('header.jobs', { ns: 'common' })}
        </Button>
      }
      columns={useIgnoredColumns()}
    >
      {id !== undefined && <AskIgnore id={id} />}
    </WorkList>
  );
}
