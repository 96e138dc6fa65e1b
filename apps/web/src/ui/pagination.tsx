import { Button } from '@mantine/core';
import { usePagination } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from '../lib/use-translation.ts';
import { type LinkProps, polymorphic } from './link-props.ts';
import classes from './pagination.module.css';

interface PaginationProps {
  /** From 1. */
  page: number;
  limit: number;
  total: number;
  /** Returns the link to a page: every page has its own URL. */
  link: (page: number) => LinkProps;
}

/** A link to another page that scrolls smoothly to the top; with a modifier key it opens another tab instead. */
const softly = (link: LinkProps) =>
  polymorphic({
    ...link,
    preventScrollReset: true,
    onClick: ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      if (!ctrlKey && !metaKey && !shiftKey) void import('./scroll-up.ts').then((m) => m.scrollUp());
    },
  });

/** Previous, page numbers, next; nothing if there is only one page. */
export function Pagination({ page, limit, total, link }: PaginationProps) {
  const { t } = useTranslation();
  const count = Math.ceil(total / limit);
  const { range } = usePagination({ total: count, page });
  if (count <= 1) return null;
  const step = (to: number, rel: 'prev' | 'next') => {
    const there = to >= 1 && to <= count;
    const icon =
      rel === 'prev' ? <IconChevronLeft size={18} aria-hidden /> : <IconChevronRight size={18} aria-hidden />;
    return (
      <Button
        variant="default"
        px="sm"
        {...(there ? { ...softly(link(to)), rel } : { disabled: true })}
        leftSection={rel === 'prev' && icon}
        rightSection={rel === 'next' && icon}
      >
        <span>{t(rel === 'prev' ? 'pagination.previous' : 'pagination.next')}</span>
      </Button>
    );
  };
  return (
    <nav className={classes.pagination} aria-label={t('pagination.label')}>
      {step(page - 1, 'prev')}
      <ul className={classes.pages}>
        {range.map((entry, index) =>
          entry === 'dots' ? (
            <li key={`dots-${index < 3 ? 'before' : 'after'}`} className={classes.gap} aria-hidden>
              …
            </li>
          ) : (
            <li key={entry}>
              <Button
                {...softly(link(entry))}
                variant={entry === page ? 'light' : 'subtle'}
                color={entry === page ? 'green' : 'gray'}
                px="sm"
                aria-label={t('pagination.page', { page: entry })}
                aria-current={entry === page ? 'page' : undefined}
              >
                {entry}
              </Button>
            </li>
          ),
        )}
      </ul>
      <span className={classes.short}>
        {page} / {count}
      </span>
      {step(page + 1, 'next')}
    </nav>
  );
}
