import { Button } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { errorText } from '../lib/errors.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { PlainAlert } from './plain-alert.tsx';

interface ErrorStateProps {
  error: unknown;
  onRetry?: () => void;
}

/** Replaces content that failed to load: the error and a retry button. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const { t } = useTranslation();
  const { title, message } = errorText(error);
  return (
    <PlainAlert role="alert" tone="red" title={title} icon={<IconAlertTriangle aria-hidden />}>
      {message}
      {onRetry && (
        <div className="ac-alert-action">
          <Button
            variant="default"
            size="sm"
            leftSection={<IconRefresh size={16} aria-hidden />}
            onClick={onRetry}
          >
            {t('retry')}
          </Button>
        </div>
      )}
    </PlainAlert>
  );
}
