import { adminPaths } from '@acheep/contract/admin-paths';
import type { ComparedCompany as Company, DuplicateGroup } from '@acheep/contract/companies/company-merge';
import { duplicateCompanies, duplicateReasons } from '@acheep/contract/companies/company-merge-option';
import { languageOf } from '@acheep/contract/kernel/locale';
import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconBuildings } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useWorkList } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkList } from '../../../entities/platform/work-list/work-list.tsx';
import { call } from '../../../lib/api.ts';
import { localized } from '../../../lib/locale.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Panel } from '../../../ui/panel.tsx';
import { ComparedCompany } from './compared-company.tsx';

/** Rank for suggesting the company to stay: one with an owner, then a verified one, then the one with the most jobs. */
const worth = ({ owner, verified, jobs }: Company) => [owner ? 1 : 0, verified ? 1 : 0, jobs] as const;
function likelyStays(companies: readonly Company[]): Company | undefined {
  return companies.toSorted((one, other) => {
    const [a, b] = [worth(one), worth(other)];
    return b[0] - a[0] || b[1] - a[1] || b[2] - a[2];
  })[0];
}

function Duplicates({ group }: { group: DuplicateGroup }) {
  const { t } = useTranslation('company-merge');
  const { companies, reasons, more } = group;
  const stays = likelyStays(companies);
  return (
    <Panel title={stays && <span lang={languageOf(stays.name)}>{stays.name}</span>}>
      <Text size="sm" c="dimmed" mb="sm">
        {reasons.map((reason) => localized(duplicateReasons[reason])).join(' · ')}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        {companies.map((company) => (
          <ComparedCompany
            key={company._id}
            company={company}
            action={
              stays &&
              company !== stays && (
                <Group gap="xs">
                  <Button
                    component={Link}
                    to={adminPaths.companyMerge(company._id, { into: stays._id })}
                    variant="default"
                  >
                    {t('compare', { name: stays.name })}
                  </Button>
                  <NotTheSame company={company} companies={companies} />
                </Group>
              )
            }
          />
        ))}
      </SimpleGrid>
      {more > 0 && (
        <Text size="sm" c="dimmed" mt="sm">
          {t('more', { count: more })}
        </Text>
      )}
    </Panel>
  );
}

/** Marks one company of a group as distinct from the others. */
function NotTheSame({ company, companies }: { company: Company; companies: readonly Company[] }) {
  const { t } = useTranslation('company-merge');
  const { _id: id, name } = company;
  const others = companies.filter((one) => one !== company).map(({ _id }) => _id);
  const say = useAct({
    call: () => call('POST /admin/company/:id/distinct', { params: { id }, body: { others } }),
    done: t('distinct.said', { name }),
    id: 'company-merge',
    refresh: ['GET /admin/company/duplicate', 'GET /admin/company/distinct', 'GET /admin/audit'],
  });
  return (
    <Button variant="subtle" loading={say.isPending} onClick={() => say.act()}>
      {t(others.length > 1 ? 'distinct.sayOfAll' : 'distinct.say')}
    </Button>
  );
}

export function DuplicateListPage() {
  const { t } = useTranslation('company-merge');
  const list = useWorkList(duplicateCompanies, 'GET /admin/company/duplicate');
  return (
    <WorkList
      list={list}
      words="company-merge"
      action={
        <Button component={Link} to={adminPaths.distinctCompanies()} variant="default">
          {t('distinct.title')}
        </Button>
      }
      icon={IconBuildings}
      rowHeight={280}
      rows={(groups) => (
        <Stack>
          {groups.map((group) => (
            <Duplicates key={group.companies.map(({ _id }) => _id).join()} group={group} />
          ))}
        </Stack>
      )}
    />
  );
}
