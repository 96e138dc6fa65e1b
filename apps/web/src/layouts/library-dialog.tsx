import { Loader, Text } from '@mantine/core';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { loadNamespaces } from '../lib/i18n.ts';
import { lazy } from '../lib/lazy.ts';
import { closeLibraryDialog, type LibraryKey, useLibraryDialog } from '../lib/library-dialog.ts';
import { useTranslation } from '../lib/use-translation.ts';
import type { Namespace } from '../locales/words.ts';
import { Modal } from '../ui/modal.tsx';

/** Component of each page, with its namespaces besides `library`. */
const contents: Record<LibraryKey, { words: readonly Namespace[]; content: ComponentType }> = {
  about: {
    words: ['article'],
    content: lazy(() =>
      import('../features/content/library/site-text.tsx').then((m) => ({ default: m.About })),
    ),
  },
  vision: {
    words: ['article'],
    content: lazy(() =>
      import('../features/content/library/site-text.tsx').then((m) => ({ default: m.Vision })),
    ),
  },
  service: {
    words: ['field'],
    content: lazy(() =>
      import('../features/content/library/service-offers.tsx').then((m) => ({ default: m.ServiceOffers })),
    ),
  },
  access: {
    words: [],
    content: lazy(() =>
      import('../features/content/library/access-rights.tsx').then((m) => ({ default: m.AccessRights })),
    ),
  },
  guide: {
    words: ['article'],
    content: lazy(() => import('../features/content/library/guide.tsx').then((m) => ({ default: m.Guide }))),
  },
  career: {
    words: ['career-report'],
    content: lazy(() =>
      import('../features/jobs/career-report/career-report.tsx').then((m) => ({ default: m.CareerReport })),
    ),
  },
  contact: {
    words: ['field'],
    content: lazy(() =>
      import('../features/content/library/contact.tsx').then((m) => ({ default: m.Contact })),
    ),
  },
};

/** A page of the Library menu, in a dialog over the current page. */
export function LibraryDialog() {
  const { t } = useTranslation('library');
  const key = useLibraryDialog();
  /** Key of the page whose translations are loaded. */
  const [ready, setReady] = useState<LibraryKey | null>(null);
  // Keeps the content while the dialog closes.
  const [last, setLast] = useState<LibraryKey | null>(null);
  if (key && key !== last) setLast(key);
  useEffect(() => {
    if (last) void loadNamespaces(['library', ...contents[last].words]).then(() => setReady(last));
  }, [last]);
  const Content = last && contents[last].content;
  const isReady = last !== null && ready === last;
  return (
    <Modal
      // Closed at first: the dialog remembers the focus when it opens, not when it mounts.
      opened={isReady && key !== null}
      onClose={closeLibraryDialog}
      title={isReady && t(`entry.${last}.title`)}
      size={last === 'career' ? 1140 : 900}
      yOffset="5vh"
      closeButtonProps={{ 'aria-label': t('close', { ns: 'common' }) }}
    >
      {isReady && Content && (
        <>
          {last !== 'about' && last !== 'vision' && (
            <Text c="dimmed" mb="md">
              {t(`entry.${last}.lead`)}
            </Text>
          )}
          <Suspense fallback={<Loader />}>
            <Content />
          </Suspense>
        </>
      )}
    </Modal>
  );
}
