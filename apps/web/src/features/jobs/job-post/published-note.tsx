import { paths } from '@acheep/contract/kernel/paths';
import { Alert, Anchor } from '@mantine/core';
import { IconCircleCheck, IconClockHour4 } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';

interface Published {
  id: string;
  title: string;
  /** The operator looks at it before it appears. */
  waits: boolean;
}

/** After publishing: that it worked, and the way to the page that everybody sees. */
export function PublishedNote() {
  const { t } = useTranslation('job-post');
  const state = useLocation().state as { published?: Published } | null;
  if (!state?.published) return null;
  const { id, title, waits } = state.published;
  if (waits) {
    return (
      <Alert
        role="status"
        color="saffron"
        mb="md"
        title={t('done.waits')}
        icon={<IconClockHour4 aria-hidden />}
      >
        {title} · {t('waits.text')}
      </Alert>
    );
  }
  return (
    <Alert
      role="status"
      color="green"
      mb="md"
      title={t('done.publish')}
      icon={<IconCircleCheck aria-hidden />}
    >
      {title} ·{' '}
      <Anchor component={Link} inherit to={paths.job(id)}>
        {t('done.viewPublic')}
      </Anchor>
    </Alert>
  );
}
