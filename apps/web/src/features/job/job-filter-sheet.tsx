import { Button, Drawer } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './job-filter-sheet.module.css';
import { JobFilters } from './job-filters.tsx';
import type { JobSearchControl } from './use-job-search.ts';

interface JobFilterSheetProps extends JobSearchControl {
  opened: boolean;
  onClose: () => void;
  /** How many jobs there are now, in words. */
  count: string;
}

/** The filters on a phone: a sheet from below. The list behind it follows, the button says what awaits. */
export function JobFilterSheet({ opened, onClose, count, asked, set, clear }: JobFilterSheetProps) {
  const { t } = useTranslation('job');
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      size="88%"
      title={t('filter.title')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'common' }) }}
      classNames={{ content: classes.content, title: classes.title }}
    >
      <JobFilters asked={asked} set={set} />
      <div className={classes.actions}>
        <Button variant="default" onClick={clear}>
          {t('filter.clear')}
        </Button>
        <Button onClick={onClose}>{t('filter.show', { count })}</Button>
      </div>
    </Drawer>
  );
}
