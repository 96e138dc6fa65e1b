import { Button, Container } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { loadNamespaces } from '../../../lib/i18n.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { queryClient } from '../../../lib/query-client.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { OfflineList } from './offline-list.tsx';
import { useOnline } from './offline-state.ts';

/** Reloads the requested page when back online, unless something is still being sent. */
function useReturn(online: boolean) {
  useEffect(() => {
    if (!online) return;
    const go = () => {
      if (queryClient.isMutating() === 0) window.location.reload();
    };
    go();
    return queryClient.getMutationCache().subscribe(go);
  }, [online]);
}

/** Replaces a page that needs the network: explains it, offers a retry, and lists what is available offline. */
export function OfflinePage() {
  const { t } = useTranslation('offline');
  const common = useTranslation().t;
  const [ready, setReady] = useState(false);
  useReturn(useOnline());
  useEffect(() => void loadNamespaces(['offline', 'job']).then(() => setReady(true)), []);
  if (!ready) return null;
  return (
    <Container>
      <PageHead title={t('needed.title')} noIndex />
      <PageHeader
        title={t('needed.title')}
        lead={t('needed.text')}
        action={
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} aria-hidden />}
            onClick={() => window.location.reload()}
          >
            {common('retry')}
          </Button>
        }
      />
      <OfflineList />
    </Container>
  );
}
