import { paths } from '@acheep/contract/paths';
import { Alert, Anchor } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

interface Published {
  id: string;
  title: string;
}

/** After publishing: that it worked, and the way to the page that everybody sees. */
export function PublishedNote() {
  const { t } = useTranslation('job-post');
  const state = useLocation().state as { published?: Published } | null;
  if (!state?.published) return null;
  const { id, title } = state.published;
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
