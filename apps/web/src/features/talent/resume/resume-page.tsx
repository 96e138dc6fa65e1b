import { textIn } from '@acheep/contract/kernel/bilingual';
import { type Locale, languageOf, locales } from '@acheep/contract/kernel/locale';
import { phoneText } from '@acheep/contract/kernel/phone-text';
import { paths } from '@acheep/contract/paths';
import { toJsonResume } from '@acheep/contract/talent/json-resume';
import type { OwnResume } from '@acheep/contract/talent/resume';
import { resumeVisibilities } from '@acheep/contract/talent/resume-option';
import type { ResumeViewer } from '@acheep/contract/talent/resume-view';
import { Anchor, Button, Group, Paper, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { IconDots, IconFileCv, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { CompanyAvatar } from '../../../entities/companies/company/company-avatar.tsx';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { IgnoreButton } from '../../../entities/companies/company/ignore-button.tsx';
import { LocaleSwitch } from '../../../entities/talent/resume/locale-switch.tsx';
import { ownResumeQuery, useOwnerResume } from '../../../entities/talent/resume/own-resume.ts';
import { ResumeProgressPanel } from '../../../entities/talent/resume/resume-progress-panel.tsx';
import { ResumeView } from '../../../entities/talent/resume/resume-view.tsx';
import { apiData, apiPage } from '../../../lib/api-query.ts';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { isOnline } from '../../../lib/online.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { DesignsPanel } from './designs-panel.tsx';
import { useImport } from './import-button.tsx';
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

/** Number of views of the CV, and the companies that opened it in full. */
function ViewsPanel() {
  const { t } = useTranslation('resume');
  const [params] = useSearchParams();
  const page = Math.max(1, Number.parseInt(params.get('viewers') ?? '1', 10) || 1);
  const numbers = useQuery(apiData('GET /users/resume/statistics')).data;
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

/** What few people need: the CV as JSON Resume, in either language. */
function MoreMenu({ resume }: { resume: OwnResume }) {
  const { t } = useTranslation('resume');
  const download = (locale: Locale) => {
    const content = JSON.stringify(toJsonResume(resume, locale), null, 2);
    const name = `${textIn(resume.name, locale) ?? 'CV'} ${locale}.json`;
    saveFile(new Blob([content], { type: 'application/json' }), name);
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconDots size={18} aria-hidden />}>
          {t('more')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('json')}</Menu.Label>
        {locales.map((locale) => (
          <Menu.Item key={locale} onClick={() => download(locale)}>
            {t(`language.${locale}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** The user's CV with its completeness and views. */
export function ResumePage() {
  const { t } = useTranslation('resume');
  const { data: resume, error, refetch } = useQuery(ownResumeQuery);
  const { button, dialogs } = useImport(resume);
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader
        title={t('title')}
        action={
          resume && (
            <Button
              component={Link}
              to={paths.resumeEdit()}
              leftSection={<IconPencil size={18} aria-hidden />}
            >
              {t('editAction')}
            </Button>
          )
        }
      />
      {resume ? (
        <Resume resume={resume} importButton={button} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : resume === null ? (
        <EmptyState
          icon={IconFileCv}
          title={t('none.title')}
          text={t('none.text')}
          action={
            <Group justify="center" gap="sm">
              <Button component={Link} to={paths.resumeQuestions()}>
                {t('none.questions')}
              </Button>
              <Button component={Link} to={paths.resumeEdit()} variant="default">
                {t('none.begin')}
              </Button>
              {button}
            </Group>
          }
        />
      ) : (
        <Stack>
          <Skeleton height={150} radius="md" />
          <Skeleton height={480} radius="md" />
        </Stack>
      )}
      {dialogs}
    </>
  );
}

function Resume({ resume, importButton }: { resume: OwnResume; importButton: ReactNode }) {
  const { t } = useTranslation('resume');
  const [locale, setLocale] = useState<Locale>(currentLocale);
  const owner = useOwnerResume();
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <ResumeProgressPanel resume={resume} isReading />
        <Panel title={t('visibilityTitle')}>
          <Text fw={600}>{localized(resumeVisibilities[resume.visibility])}</Text>
          <Text size="sm">{t(`visibility.${resume.visibility}`)}</Text>
          <Text size="sm" c="dimmed" mb="sm">
            {t('reached', {
              by: [owner?.phone && phoneText(owner.phone), owner?.email].filter(Boolean).join(', '),
            })}
          </Text>
          <Anchor component={Link} to={paths.resumeEdit('visibility')}>
            {t('visibilityChange')}
          </Anchor>
        </Panel>
      </SimpleGrid>
      {/* The server draws them. */}
      {isOnline() && <DesignsPanel resume={resume} />}
      <ViewsPanel />
      <Group justify="space-between" gap="sm">
        <LocaleSwitch label={t('readIn')} value={locale} onChange={setLocale} />
        <Group gap="sm">
          {importButton}
          <MoreMenu resume={resume} />
        </Group>
      </Group>
      <Paper withBorder p={{ base: 'md', sm: 'xl' }}>
        <ResumeView resume={resume} locale={locale} />
      </Paper>
    </Stack>
  );
}
