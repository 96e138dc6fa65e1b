import { Button } from '@mantine/core';
import { ApiError } from '../lib/api-error.ts';
import { PageHead } from '../lib/page-head.tsx';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';
import { type LinkProps, polymorphic } from './link-props.ts';

/** Whether there is no such record, or none any more. */
export const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

interface MissingRecordProps extends Pick<EmptyStateProps, 'icon' | 'text'> {
  title: string;
  /** Where others like it are, and what that is called. */
  link: LinkProps;
  action: string;
}

/** In place of a public page whose record is not there: says so, and leads to others. */
export const MissingRecord = ({ link, action, ...state }: MissingRecordProps) => (
  <>
    <PageHead title={state.title} noIndex />
    <EmptyState {...state} action={<Button {...polymorphic(link)}>{action}</Button>} />
  </>
);
