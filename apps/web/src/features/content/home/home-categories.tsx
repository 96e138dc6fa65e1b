import { paths } from '@acheep/contract/kernel/paths';
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { categoryQuery, offered } from '../../../entities/jobs/reference/reference.ts';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { CategoryIcon } from '../../../ui/category-icon.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Section } from '../../../ui/section.tsx';
import classes from './home-categories.module.css';

const shown = 12;

/** The fields of work with the most open jobs. */
export function HomeCategories() {
  const { t } = useTranslation('home');
  const { data, error, refetch } = useQuery(categoryQuery);
  const categories = offered(data, null)
    ?.toSorted((a, b) => b.totalJob - a.totalJob)
    .slice(0, shown);
  return (
    <Section title={t('categories')}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <ul className={classes.grid}>
          {categories
            ? categories.map((category) => (
                <li key={category._id}>
                  <Link to={paths.jobList({ category })} className={classes.tile}>
                    <CategoryIcon name={category.iconName} />
                    <span className={classes.name}>{localized(category.name)}</span>
                    <Text component="span" c="dimmed" size="sm">
                      {category.totalJob}
                    </Text>
                  </Link>
                </li>
              ))
            : Array.from({ length: shown }, (_, index) => (
                <li key={index}>
                  <Skeleton height={52} radius="md" />
                </li>
              ))}
        </ul>
      )}
    </Section>
  );
}
