import '@mantine/core/styles/Code.layer.css';
import {
  mostWidgetJobs,
  usualWidgetJobs,
  type WidgetLook,
  widgetCode,
  widgetPath,
  widgetSchemes,
} from '@acheep/contract/companies/company-widget';
import { localeNames, locales } from '@acheep/contract/kernel/locale';
import { Button, Code, CopyButton, Group, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { choicesOf } from '../../../lib/choice.ts';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Section } from '../../../ui/section.tsx';
import classes from './company-widget.module.css';

const numbers = [3, 5, usualWidgetJobs, 20, mostWidgetJobs];

/** The widget as other sites show it; it says how high it is. */
function Preview({ address, title }: { address: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(240);
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow) return;
      const said = (data as { companyJobsHeight?: unknown } | null)?.companyJobsHeight;
      if (typeof said === 'number') setHeight(Math.min(Math.max(said, 40), 10_000));
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

/** The code with which a company shows its jobs on its own site. */
export function CompanyWidget({ companyId }: { companyId: string }) {
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
