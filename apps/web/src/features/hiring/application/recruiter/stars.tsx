import { VisuallyHidden } from '@mantine/core';
import { IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from '../../../../lib/use-translation.ts';
import classes from './received-list.module.css';

/** The company's rating of a candidate, as a star and a number. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation('application');
  return (
    <span className={classes.stars}>
      <IconStarFilled size={14} aria-hidden />
      <span aria-hidden>{rating}</span>
      <VisuallyHidden>{t('marks.stars', { count: rating })}</VisuallyHidden>
    </span>
  );
}
