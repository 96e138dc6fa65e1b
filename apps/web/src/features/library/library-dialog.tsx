import { Loader, Modal, Text } from '@mantine/core';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '../../lib/i18n.ts';
import { closeLibraryDialog, type LibraryKey, useLibraryDialog } from '../../lib/library-dialog.ts';

const contents: Record<LibraryKey, ComponentType> = {
  service: lazy(() => import('./service-offers.tsx').then((m) => ({ default: m.ServiceOffers }))),
  access: lazy(() => import('./access-rights.tsx').then((m) => ({ default: m.AccessRights }))),
  contact: lazy(() => import('./contact.tsx').then((m) => ({ default: m.Contact }))),
};

/** What the Library menu shows, over whatever page one is on. */
export function LibraryDialog() {
  const { t } = useTranslation('library');
  const key = useLibraryDialog();
  const [ready, setReady] = useState(false);
  // What is shown stays while it closes.
  const [last, setLast] = useState<LibraryKey | null>(null);
  if (key && key !== last) setLast(key);
  useEffect(() => {
    void loadNamespaces(['library', 'field']).then(() => setReady(true));
  }, []);
  const Content = last && contents[last];
  return (
    <Modal
      // Closed at first: the dialog notes where the focus was when it opens, not when it is mounted.
      opened={ready && key !== null}
      onClose={closeLibraryDialog}
      title={ready && last && t(`entry.${last}.title`)}
      size={900}
      yOffset="5vh"
      closeButtonProps={{ 'aria-label': t('close', { ns: 'common' }) }}
    >
      {ready && last && Content && (
        <>
          <Text c="dimmed" mb="md">
            {t(`entry.${last}.lead`)}
          </Text>
          <Suspense fallback={<Loader />}>
            <Content />
          </Suspense>
        </>
      )}
    </Modal>
  );
}
