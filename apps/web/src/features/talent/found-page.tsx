import { Anchor, Box, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconArrowLeft, IconFileCv } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHead } from '../../lib/page-head.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { isMissing, MissingRecord } from '../../ui/missing-record.tsx';
import classes from './found-list.module.css';

interface FoundPageProps {
  title: string;
  /** Path of the list, labelled `back`. */
  list: string;
  back: string;
  query: { error: unknown; refetch: () => unknown };
  /** Null while loading. */
  children: ReactNode;
}

/** Frame of a CV page: the link back, and the missing or error state. */
export function FoundPage({ title, list, back, query, children }: FoundPageProps) {
  const { t } = useTranslation('talent');
  return (
    <Box maw={880}>
      <PageHead title={title} noIndex />
      {isMissing(query.error) ? (
        <MissingRecord
          icon={IconFileCv}
          title={t('detail.missing')}
          text={t('detail.missingText')}
          link={{ component: Link, to: list }}
          action={back}
        />
      ) : (
        <>
          <VisuallyHidden component="h1">{title}</VisuallyHidden>
          <Anchor component={Link} to={list} className={classes.back}>
            <IconArrowLeft size={18} aria-hidden />
            {back}
          </Anchor>
          {query.error ? (
            <ErrorState error={query.error} onRetry={() => void query.refetch()} />
          ) : (
            (children ?? <Skeleton height={640} radius="md" />)
          )}
        </>
      )}
    </Box>
  );
}
