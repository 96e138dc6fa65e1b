import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from '../lib/use-translation.ts';
import { Drawer } from './drawer.tsx';
import type { Filter, FilterState } from './filter.ts';
import { FilterPanel } from './filter-panel.tsx';
import classes from './filter-sheet.module.css';
import { foot } from './foot.ts';

interface FilterSheetProps<F extends string> extends FilterState<F> {
  filters: readonly Filter<F>[];
  clear: () => void;
  opened: boolean;
  onClose: () => void;
  /** Formatted number of results. */
  count: string;
}

/**
 * All filters, in a sheet from the bottom on phones, from the side on wide screens. The list behind updates at once; the button shows the number of results.
 */
export function FilterSheet<F extends string>(props: FilterSheetProps<F>) {
  const { opened, onClose, count, clear, filters, asked, set } = props;
  const { t } = useTranslation();
  const isWide = useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false });
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position={isWide ? 'right' : 'bottom'}
      size={isWide ? 420 : '88%'}
      title={t('list.filters')}
      closeButtonProps={{ 'aria-label': t('close') }}
      classNames={{ content: isWide ? undefined : classes.content, title: classes.title }}
    >
      <FilterPanel filters={filters} asked={asked} set={set} />
      <div ref={foot} className={classes.actions}>
        <Button variant="default" onClick={clear}>
          {t('list.clear')}
        </Button>
        <Button onClick={onClose}>{t('list.show', { count })}</Button>
      </div>
    </Drawer>
  );
}
