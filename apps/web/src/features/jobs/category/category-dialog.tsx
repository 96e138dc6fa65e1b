import { paths } from '@acheep/contract/paths';
import { NavLink, Text } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { categoryQuery, offered } from '../../../entities/jobs/reference/reference.ts';
import { closeCategoryDialog, useCategoryDialog } from '../../../lib/category-dialog.ts';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { CategoryIcon } from '../../../ui/category-icon.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';

/** Jobs by category: every category with the number of its open jobs. */
export function CategoryDialog() {
  const { t } = useTranslation();
  const opened = useCategoryDialog();
  const mounted = useMounted();
  const { data, error, refetch } = useQuery({ ...categoryQuery, enabled: opened });
  return (
    <Modal
      // Mounted closed: the dialog remembers the focused element when it opens, not when it is mounted.
      opened={mounted && opened}
      onClose={closeCategoryDialog}
      title={t('footer.categories')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonList count={8} height={42} />}
      {offered(data, null)?.map((category) => (
        <NavLink
          key={category._id}
          component={Link}
          to={paths.jobList({ category })}
          onClick={closeCategoryDialog}
          mih={44}
          label={localized(category.name)}
          leftSection={<CategoryIcon name={category.iconName} />}
          rightSection={<Text c="dimmed">{category.totalJob}</Text>}
        />
      ))}
    </Modal>
  );
}
