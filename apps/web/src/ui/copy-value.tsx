import { ActionIcon, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from '../lib/use-translation.ts';
import classes from './copy-value.module.css';

interface CopyValueProps {
  label: string;
  value: string;
  /** Text to copy, if it differs from the displayed value. */
  copy?: string;
}

/** A value with a copy button, to paste elsewhere. Must be inside a `dl`. */
export function CopyValue({ label, value, copy = value }: CopyValueProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.row}>
      <dt>{label}</dt>
      <dd>
        <span className={classes.value}>{value}</span>
        <CopyButton value={copy}>
          {({ copied, copy: run }) => (
            <ActionIcon
              variant="subtle"
              color={copied ? 'green' : 'gray'}
              size={40}
              aria-label={copied ? t('copied') : t('copy', { label })}
              onClick={run}
            >
              {copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
            </ActionIcon>
          )}
        </CopyButton>
      </dd>
    </div>
  );
}
