import { Button, CloseButton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { confirm } from '../../../lib/feedback.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import classes from './offline.module.css';
import { hasUnsaved, loadAnew, watchVersion } from './version.ts';

/** Where another version waits: says so, and takes it over when one wants it. */
export function VersionNotice() {
  const { t } = useTranslation('offline');
  const common = useTranslation().t;
  const [take, setTake] = useState<(() => void) | null>(null);
  useEffect(() => watchVersion((next) => setTake(() => next)), []);
  const load = async () => {
    if (hasUnsaved()) {
      const answer = await confirm({
        title: t('version.unsaved.title'),
        message: t('version.unsaved.message'),
        confirmLabel: t('version.load'),
        cancelLabel: t('version.later'),
        tone: 'plain',
      });
      if (answer !== 'confirm') return;
      loadAnew();
    }
    take?.();
  };
  return (
    <div role="status">
      {take && (
        <div className={classes.notice}>
          <p className={classes.noticeText}>{t('version.ready')}</p>
          <Button size="sm" onClick={() => void load()}>
            {t('version.load')}
          </Button>
          <CloseButton size="lg" aria-label={common('close')} onClick={() => setTake(null)} />
        </div>
      )}
    </div>
  );
}
