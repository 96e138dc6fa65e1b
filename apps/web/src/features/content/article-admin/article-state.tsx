import { type ArticleState, articleStates } from '@acheep/contract/content/article-option';
import { localized } from '../../../lib/locale.ts';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';

const tones: Record<ArticleState, StatusTone> = {
  draft: 'wait',
  scheduled: 'wait',
  active: 'good',
  archived: 'off',
};

export const ArticleStateBadge = ({ state }: { state: ArticleState }) => (
  <StatusBadge tone={tones[state]}>{localized(articleStates[state])}</StatusBadge>
);
