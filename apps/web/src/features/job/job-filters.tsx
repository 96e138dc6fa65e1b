import { Checkbox, NativeSelect, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { optionOf, useFilterOptions } from './job-filter-option.ts';
import classes from './job-filters.module.css';
import { type JobFilterName, toggled, valuesOf } from './job-search.ts';
import type { JobSearchControl } from './use-job-search.ts';

type SelectName = 'categoryId' | 'provinceId' | 'salary' | 'posted' | 'industryId';
type ChecksName = 'type' | 'experience' | 'qualification';

const choice = { body: classes.choice, labelWrapper: classes.choiceText, label: classes.choiceLabel };

interface FoldedProps {
  title: string;
  /** Whether it begins unfolded; from then on the person decides. */
  opened: boolean;
  children: ReactNode;
}

function Folded({ title, opened, children }: FoldedProps) {
  const [open] = useState(opened);
  return (
    <details className={classes.folded} open={open}>
      <summary className={classes.summary}>{title}</summary>
      <fieldset className={classes.choices}>
        <VisuallyHidden component="legend">{title}</VisuallyHidden>
        {children}
      </fieldset>
    </details>
  );
}

/** All filters, one below the other. Each takes effect at once, by the URL. */
export function JobFilters({ asked, set }: Pick<JobSearchControl, 'asked' | 'set'>) {
  const { t } = useTranslation('job');
  const options = useFilterOptions();
  const value = (name: JobFilterName) => asked.filters[name];

  const select = (name: SelectName) => (
    <NativeSelect
      label={t(`filter.${name}`)}
      value={optionOf(options[name], name, value(name) ?? '')?.value ?? ''}
      data={[{ value: '', label: t(`filter.any.${name}`) }, ...options[name]]}
      onChange={(event) => set(name, event.currentTarget.value || undefined)}
    />
  );
  const boxes = (name: ChecksName) =>
    options[name].map((option) => (
      <Checkbox
        key={option.value}
        classNames={choice}
        label={option.label}
        checked={valuesOf(value(name)).includes(option.value)}
        onChange={() => set(name, toggled(value(name), option.value))}
      />
    ));
  return (
    <div className={classes.filters}>
      {select('categoryId')}
      {select('provinceId')}
      <fieldset className={classes.choices}>
        <legend className={classes.legend}>{t('filter.type')}</legend>
        {boxes('type')}
      </fieldset>
      {select('salary')}
      {select('posted')}
      <Folded title={t('filter.experience')} opened={Boolean(value('experience'))}>
        {boxes('experience')}
      </Folded>
      <Folded title={t('filter.qualification')} opened={Boolean(value('qualification'))}>
        {boxes('qualification')}
      </Folded>
      {select('industryId')}
    </div>
  );
}
