import type { OrderDetail } from '@acheep/contract/billing/order';
import { fileSize } from '@acheep/contract/kernel/file-size';
import { Anchor, Text } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import classes from './slip-view.module.css';

type Slip = NonNullable<OrderDetail['slip']>;

/** A payment slip: a photo is shown, a PDF opens in another tab. */
export function SlipView({ slip }: { slip: Slip }) {
  const { t } = useTranslation('order');
  const isPicture = slip.mediaType.startsWith('image/');
  return (
    <figure className={classes.slip}>
      <a href={slip.url} target="_blank" rel="noopener noreferrer" className={classes.open}>
        {isPicture ? (
          <img src={slip.url} alt={t('slip.picture', { name: slip.originalName })} />
        ) : (
          <span className={classes.file}>
            <IconFileText size={32} color="var(--ac-icon)" aria-hidden /> {t('slip.open')}
          </span>
        )}
      </a>
      <figcaption>
        <Anchor size="sm" href={slip.url} target="_blank" rel="noopener noreferrer">
          {slip.originalName}
        </Anchor>
        <Text size="sm" c="dimmed">
          {fileSize(slip.size)} · <DateText value={slip.sentAt} format="time" />
        </Text>
      </figcaption>
    </figure>
  );
}
