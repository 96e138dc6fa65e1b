import { ActionIcon, Button } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/use-translation.ts';
import { savedIdsQuery, useSaveTalent } from './saved-talent.ts';

interface SaveTalentButtonProps {
  id: string;
  /** Name of the CV, for screen readers. */
  name: string;
  /** Shows a label. */
  wide?: boolean;
}

export function SaveTalentButton({ id, name, wide }: SaveTalentButtonProps) {
  const { t } = useTranslation('saved-talent');
  const ids = useQuery(savedIdsQuery).data?.data;
  const change = useSaveTalent();
  const saved = ids?.includes(id) ?? false;
  const Icon = saved ? IconBookmarkFilled : IconBookmark;
  const icon = <Icon size={20} stroke={1.75} aria-hidden />;
  const toggle = () => change({ id, saved: !saved });
  return wide ? (
    <Button variant="default" leftSection={icon} aria-pressed={saved} disabled={!ids} onClick={toggle}>
      {t(saved ? 'saved' : 'save')}
    </Button>
  ) : (
    <ActionIcon
      variant="transparent"
      size={44}
      aria-pressed={saved}
      aria-label={t('label', { name })}
      disabled={!ids}
      onClick={toggle}
    >
      {icon}
    </ActionIcon>
  );
}
