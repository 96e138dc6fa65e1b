import type { JobDetail } from '@acheep/contract/jobs/job';
import { Anchor, Text } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { languageOf } from '../../../entities/companies/company/company-name.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { fileSize } from '../../../ui/file-size.ts';
import { Section } from '../../../ui/section.tsx';
import classes from './job-page.module.css';

/** The documents that a job comes with; each opens in a tab of its own. */
export function JobAttachments({ files }: { files: JobDetail['attachments'] }) {
  const { t } = useTranslation('job');
  if (files.length === 0) return null;
  return (
    <Section title={t('text.attachments')}>
      <ul className={classes.attachments}>
        {files.map(({ url, originalName, size }) => (
          <li key={url}>
            <IconFileText size={20} color="var(--ac-icon)" aria-hidden />
            <Anchor href={url} target="_blank" rel="noopener" lang={languageOf(originalName)}>
              {originalName}
            </Anchor>
            <Text span size="sm" c="dimmed">
              {fileSize(size)}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}
