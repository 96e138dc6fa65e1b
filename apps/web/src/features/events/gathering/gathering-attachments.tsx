import type { GatheringDetail } from '@acheep/contract/events/gathering';
import { Anchor, Text } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { languageOf } from '../../../entities/companies/company/company-name.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { fileSize } from '../../../ui/file-size.ts';
import { Section } from '../../../ui/section.tsx';
import classes from './gathering-page.module.css';

/** The documents that come with it; each opens in a tab of its own. */
export function GatheringAttachments({ files }: { files: GatheringDetail['attachments'] }) {
  const { t } = useTranslation('gathering');
  if (files.length === 0) return null;
  return (
    <Section title={t('attachments')}>
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
