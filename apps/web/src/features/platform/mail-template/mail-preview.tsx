import type { MailWords } from '@acheep/contract/platform/mail-template';
import { Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Panel } from '../../../ui/panel.tsx';
import classes from './mail-preview.module.css';

interface Words {
  subject: string;
  text: string;
}

interface MailPreviewProps {
  which: Pick<MailWords, 'name' | 'language'>;
  form: UseFormReturn<Words, unknown, Words>;
}

/** Milliseconds without typing until the preview follows. */
const pause = 600;

/** The e-mail as its reader sees it, with the words that are in the form and made-up names. */
export function MailPreview({ which, form }: MailPreviewProps) {
  const { t } = useTranslation('mail-template');
  const [subject, text] = useWatch({ control: form.control, name: ['subject', 'text'] });
  const [words] = useDebouncedValue({ subject, text }, pause);
  const { data, error } = useQuery({
    queryKey: ['mail preview', which, words],
    queryFn: () => call('POST /admin/mail-template/preview', { body: { ...which, ...words } }),
    placeholderData: keepPreviousData,
  });
  const good = data?.data;
  const [last, setLast] = useState(good);
  if (good && good !== last) setLast(good);
  const mail = good ?? last;
  const { language } = which;
  const faults = error instanceof ApiError && error.status === 422 ? Object.values(error.data).flat() : [];
  return (
    <Panel title={t('preview')}>
      <Stack>
        <Text size="sm" c="red" role="status" hidden={!error}>
          {error && [...faults, mail && t('previewFault')].filter(Boolean).join(' ')}
        </Text>
        {mail && (
          <>
            <Text fw={600} lang={language}>
              {mail.subject}
            </Text>
            {/* Sandboxed: no scripts, forms or navigation. */}
            <iframe title={t('frame')} sandbox="" srcDoc={mail.html} className={classes.frame} />
            <details>
              <summary>{t('plain')}</summary>
              <pre className={classes.text} lang={language}>
                {mail.text}
              </pre>
            </details>
          </>
        )}
      </Stack>
    </Panel>
  );
}
