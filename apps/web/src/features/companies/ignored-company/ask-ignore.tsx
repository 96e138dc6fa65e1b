import { paths } from '@acheep/contract/kernel/paths';
import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { CompanyAvatar } from '../../../entities/companies/company/company-avatar.tsx';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { useIgnoreCompany, useIsIgnored } from '../../../entities/companies/company/ignored-company.ts';
import { apiData } from '../../../lib/api-query.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

/** Asks whether to ignore a company. Where there is none, or it is ignored already, the list says enough. */
export function AskIgnore({ id }: { id: string }) {
  const { t } = useTranslation('ignored-company');
  const common = useTranslation().t;
  const navigate = useNavigate();
  const { data: company } = useQuery(apiData('GET /company/:id', { params: { id } }));
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
              {common('ignore.ignore')}
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
