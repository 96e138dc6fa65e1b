import { adminPaths } from '@acheep/contract/admin-paths';
import type { AdminReport, ReportedAuthor } from '@acheep/contract/feed/report';
import { languageOf } from '@acheep/contract/kernel/locale';
import { Anchor, Box, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';

interface AuthorProps {
  author: ReportedAuthor;
  about: AdminReport['about'];
}

/** Whoever wrote what is reported, with their company, and what there was before. */
export function Author({ author, about: { company, companyId } }: AuthorProps) {
  const { t } = useTranslation('report-admin');
  const { _id, name, disabled, reports, upheld, warned, warnings } = author;
  return (
    <Box role="group" aria-label={t('author.title')}>
      <Text fw={600} size="sm">
        {t('author.title')}
      </Text>
      <Text size="sm">
        <Anchor component={Link} to={adminPaths.user(_id)} inherit>
          {name}
        </Anchor>
        {company && companyId && (
          <>
            {' · '}
            <Anchor component={Link} to={adminPaths.company(companyId)} inherit>
              {companyName(company)}
            </Anchor>
          </>
        )}
        {disabled && ` · ${t('author.disabled')}`}
      </Text>
      <Text size="sm" c="dimmed">
        {t('author.reports', { count: reports })} · {t('author.upheld', { count: upheld })} ·{' '}
        {t('author.warned', { count: warned })}
      </Text>
      {warnings.map(({ text, createdAt }) => (
        <Text key={createdAt} size="sm" c="dimmed" lineClamp={2} lang={languageOf(text)}>
          <DateText value={createdAt} format="short" />: “{text}”
        </Text>
      ))}
    </Box>
  );
}
