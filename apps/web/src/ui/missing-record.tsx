import { Button } from '@mantine/core';
import { ApiError } from '../lib/api-error.ts';
import { PageHead } from '../lib/page-head.tsx';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';
import { type LinkProps, polymorphic } from './link-props.ts';

/** True when the record does not exist, or no longer does. */
export const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

interface MissingRecordProps extends Pick<EmptyStateProps, 'icon' | 'text'> {
  title: string;
  /** Link to similar records, labelled `action`. */
  link: LinkProps;
  action: string;
}

/** The page of a public record that does not exist, with a link to others. */
export const MissingRecord = ({ link, action, ...state }: MissingRecordProps) => (
  <>
    <PageHead title={state.title} noIndex />
    <EmptyState {...state} action={<Button {...polymorphic(link)}>{action}</Button>} />
  </>
);
