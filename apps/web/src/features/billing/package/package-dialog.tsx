import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { loadNamespaces } from '../../../lib/i18n.ts';
import { closePackageDialog, usePackageDialog } from '../../../lib/package-dialog.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Modal } from '../../../ui/modal.tsx';
import { PackageOffers } from './package-offers.tsx';

export function PackageDialog() {
  const { t } = useTranslation('package');
  const dialog = usePackageDialog();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void loadNamespaces(['package']).then(() => setReady(true));
  }, []);
  return (
    <Modal
      // Closed at first: the dialog remembers the focus when it opens, not when it mounts.
      opened={ready && dialog !== null}
      onClose={closePackageDialog}
      title={ready && t('title')}
      size={1140}
      yOffset="5vh"
      closeButtonProps={{ 'aria-label': t('close', { ns: 'common' }) }}
    >
      {ready && (
        <>
          <Text c="dimmed" mb="md">
            {t('lead')}
          </Text>
          <PackageOffers />
        </>
      )}
    </Modal>
  );
}
