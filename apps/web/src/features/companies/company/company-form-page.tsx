import { can } from '@acheep/contract/kernel/permission';
import { paths } from '@acheep/contract/paths';
import {
  Anchor,
  Button,
  Code,
  CopyButton,
  Group,
  NativeSelect,
  SimpleGrid,
  Skeleton,
  Stack,
  Text,
} from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from 'react-router-dom';
import { ApiError } from '../../../lib/api-error.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ownCompanyQuery } from './company.api.ts';
import { CompanyForm } from './company-form.tsx';
import '@mantine/core/styles/Code.layer.css';
import {
  maxWidgetJobs,
  usualWidgetJobs,
  type WidgetLook,
  widgetCode,
  widgetPath,
  widgetSchemes,
} from '@acheep/contract/companies/company-widget';
import { localeNames, locales } from '@acheep/contract/kernel/locale';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { choicesOf } from '../../../lib/choice.ts';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { Section } from '../../../ui/section.tsx';
import page from './company-form-page.module.css';
import { CompanyVerification } from './company-verification.tsx';
import classes from './company-widget.module.css';

const numbers = [3, 5, usualWidgetJobs, 20, maxWidgetJobs];

/** The widget as embedded in other sites; it reports its height. */
function Preview({ address, title }: { address: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(240);
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow) return;
      const reportedHeight = (data as { companyJobsHeight?: unknown } | null)?.companyJobsHeight;
      if (typeof reportedHeight === 'number') setHeight(Math.min(Math.max(reportedHeight, 40), 10_000));
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  return (
    <iframe
      ref={frame}
      key={address}
      src={address}
      title={title}
      className={classes.frame}
      style={{ height }}
    />
  );
}

/** The code that embeds a company's jobs in its own site. */
function CompanyWidget({ companyId }: { companyId: string }) {
  const { t } = useTranslation('company-widget');
  const [look, setLook] = useState<WidgetLook>({
    locale: currentLocale(),
    scheme: 'auto',
    limit: usualWidgetJobs,
  });
  const code = widgetCode(location.origin, companyId, look);
  const set = <K extends keyof WidgetLook>(name: K, value: WidgetLook[K]) =>
    setLook((before) => ({ ...before, [name]: value }));
  return (
    <Section title={t('title')}>
      <Stack maw={720}>
        <Text c="dimmed">{t('lead')}</Text>
        <SimpleGrid cols={{ base: 1, xs: 3 }}>
          <NativeSelect
            label={t('locale')}
            data={locales.map((value) => ({ value, label: localized(localeNames[value]) }))}
            value={look.locale}
            onChange={(event) => set('locale', event.currentTarget.value as WidgetLook['locale'])}
          />
          <NativeSelect
            label={t('scheme')}
            data={choicesOf(widgetSchemes)}
            value={look.scheme}
            onChange={(event) => set('scheme', event.currentTarget.value as WidgetLook['scheme'])}
          />
          <NativeSelect
            label={t('limit')}
            data={numbers.map(String)}
            value={String(look.limit)}
            onChange={(event) => set('limit', Number(event.currentTarget.value))}
          />
        </SimpleGrid>
        <div>
          <Text fw={600} size="sm" mb={4} id="widget-code">
            {t('code')}
          </Text>
          <Code block className={classes.code} aria-labelledby="widget-code" role="group" tabIndex={0}>
            {code}
          </Code>
          <Group mt="xs">
            <CopyButton value={code}>
              {({ copied, copy }) => (
                <Button
                  variant="default"
                  leftSection={
                    copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />
                  }
                  onClick={copy}
                >
                  {t(copied ? 'copied' : 'copy')}
                </Button>
              )}
            </CopyButton>
          </Group>
        </div>
        <div>
          <Text fw={600} size="sm" mb={4}>
            {t('preview')}
          </Text>
          <Preview address={widgetPath(companyId, look)} title={t('preview')} />
        </div>
      </Stack>
    </Section>
  );
}

export function CompanyFormPage() {
  const { t } = useTranslation('company');
  const allowed = can(useSession()?.user.role, 'Company');
  const { data: company, error, refetch } = useQuery({ ...ownCompanyQuery, enabled: allowed });
  if (!allowed) return <Navigate to={paths.profile()} replace />;
  // An account without a company can create one.
  const none = error instanceof ApiError && error.status === 404;
  return (
    <>
      <PageHead title={t('form.title')} noIndex />
      <PageHeader
        title={t('form.title')}
        lead={t('form.lead')}
        action={
          company && (
            <Anchor component={Link} to={paths.company(company._id)}>
              {t('form.view')}
            </Anchor>
          )
        }
      />
      {error && !none ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : company || none ? (
        <>
          <div className={page.page}>
            {company && (
              <div className={page.aside}>
                <CompanyVerification />
              </div>
            )}
            <div className={page.form}>
              <CompanyForm company={company ?? null} />
            </div>
          </div>
          {company && <CompanyWidget companyId={company._id} />}
        </>
      ) : (
        <Skeleton height={480} maw={640} />
      )}
    </>
  );
}
