import { paths } from '@acheep/contract/kernel/paths';
import type { ResumeViewer } from '@acheep/contract/talent/resume-view';
import { Anchor, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { CompanyAvatar } from '../../../entities/companies/company/company-avatar.tsx';
import { companyName, languageOf } from '../../../entities/companies/company/company-name.ts';
import { IgnoreButton } from '../../../entities/companies/company/ignore-button.tsx';
import { apiData, apiPage } from '../../../lib/api-query.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Panel } from '../../../ui/panel.tsx';
import classes from './views-panel.module.css';

const limit = 5;

function Viewer({ viewer: { company, createdAt } }: { viewer: ResumeViewer }) {
  const { t } = useTranslation('resume');
  const name = companyName(company);
  return (
    <li className={classes.viewer}>
      <CompanyAvatar company={company} src={company.logo} size="small" />
      <div className={classes.who}>
        <Anchor component={Link} to={paths.company(company._id)} fw={600} lang={languageOf(name)}>
          {name}
        </Anchor>
        <Text size="sm" c="dimmed">
          <DateText value={createdAt}>{(date) => t('views.opened', { date })}</DateText>
        </Text>
      </div>
      <IgnoreButton company={company} />
    </li>
  );
}

/** How often companies looked at the own CV, and which have opened it whole. */
export function ViewsPanel() {
  const { t } = useTranslation('resume');
  const [params] = useSearchParams();
  const page = Math.max(1, Number.parseInt(params.get('viewers') ?? '1', 10) || 1);
  const numbers = useQuery(apiData('GET /users/resume/numbers')).data;
  const viewers = useQuery(
    apiPage('GET /users/resume/views', { query: { limit, offset: (page - 1) * limit } }),
  );
  const { data, error, refetch } = viewers;
  return (
    <Panel title={t('views.title')}>
      <Stack gap="sm">
        {numbers && <Text>{t('views.shown', { count: numbers.shown })}</Text>}
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeleton height={60} />
        ) : data.data.length === 0 ? (
          <Text c="dimmed">{t('views.none')}</Text>
        ) : (
          <ul className={classes.viewers} aria-label={t('views.list')}>
            {data.data.map((viewer) => (
              <Viewer key={viewer._id} viewer={viewer} />
            ))}
          </ul>
        )}
        {data && (
          <Pagination
            page={page}
            limit={limit}
            total={data.meta.total}
            link={(to) => ({ component: Link, to: { search: `?viewers=${to}` } })}
          />
        )}
      </Stack>
    </Panel>
  );
}
