import type { CompanyPaper } from '@acheep/contract/companies/company-paper';
import { companyPaperKinds } from '@acheep/contract/companies/company-paper-option';
import { fileSize } from '@acheep/contract/kernel/file-size';
import { ActionIcon, Anchor, Text } from '@mantine/core';
import { IconFileText, IconPhoto, IconTrash } from '@tabler/icons-react';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import classes from './paper-list.module.css';

interface PaperListProps {
  papers: readonly CompanyPaper[];
  onOpen: (id: string) => void;
  /** Set while documents may be removed. */
  onRemove?: ((paper: CompanyPaper) => void) | undefined;
}

/** The documents that a company sent to be verified by; each opens in another tab. */
export function PaperList({ papers, onOpen, onRemove }: PaperListProps) {
  const { t } = useTranslation('company-paper');
  return (
    <ul className={classes.papers} aria-label={t('list')}>
      {papers.map((paper) => {
        const { _id, kind, originalName, mediaType, size, sentAt } = paper;
        const Icon = mediaType.startsWith('image/') ? IconPhoto : IconFileText;
        return (
          <li key={_id} className={classes.paper}>
            <Icon size={20} color="var(--ac-icon)" aria-hidden className={classes.icon} />
            <div className={classes.text}>
              <Anchor component="button" type="button" ta="start" inherit onClick={() => onOpen(_id)}>
                {localized(companyPaperKinds[kind])} ({originalName})
              </Anchor>
              <Text size="sm" c="dimmed">
                {fileSize(size)} · <DateText value={sentAt} format="short" />
              </Text>
            </div>
            {onRemove && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                aria-label={t('removeOf', { name: originalName })}
                onClick={() => onRemove(paper)}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            )}
          </li>
        );
      })}
    </ul>
  );
}
