import type { ReceivedApplication } from '@acheep/contract/hiring/application';
import { Badge, Text } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/use-translation.ts';
import classes from './answer-list.module.css';

/** Badge that tells whether an answer matches what the job requires. */
export function FitMark({ fits }: { fits: boolean }) {
  const { t } = useTranslation('application');
  return (
    <Badge
      color={fits ? 'green' : 'gray'}
      miw="max-content"
      leftSection={fits ? <IconCheck size={14} aria-hidden /> : <IconX size={14} aria-hidden />}
    >
      {t(fits ? 'answer.fits' : 'answer.unfit')}
    </Badge>
  );
}

/**
 * Badge that tells whether all answers of a candidate match, with the questions whose answers do not; hidden if nothing
 * is required.
 */
export function FitNote({
  candidate: { fits, unfit },
}: {
  candidate: Pick<ReceivedApplication, 'fits' | 'unfit'>;
}) {
  if (fits === null) return null;
  return (
    <span className={classes.note}>
      <FitMark fits={fits} />
      {unfit.length > 0 && (
        <Text span size="xs" c="dimmed" mt={2} lineClamp={2}>
          {unfit.join(' · ')}
        </Text>
      )}
    </span>
  );
}
