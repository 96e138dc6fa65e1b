import type { AdminImport } from '@acheep/contract/platform/import';
import { type ImportState, importStates } from '@acheep/contract/platform/import-option';
import { localized } from '../../../lib/locale.ts';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';

const tones: Record<ImportState, StatusTone> = {
  reading: 'wait',
  checked: 'wait',
  running: 'wait',
  done: 'good',
  failed: 'bad',
  cancelled: 'off',
  undoing: 'wait',
  undone: 'off',
};

/** True while the worker processes it: the page polls. */
export const isUnderWay = ({ state }: Pick<AdminImport, 'state'>) =>
  state === 'reading' || state === 'running' || state === 'undoing';

export const ImportStateBadge = ({ of: { state } }: { of: AdminImport }) => (
  <StatusBadge tone={tones[state]}>{localized(importStates[state])}</StatusBadge>
);
