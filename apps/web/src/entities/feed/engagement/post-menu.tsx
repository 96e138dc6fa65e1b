import type { PostCard } from '@acheep/contract/feed/post';
import { can } from '@acheep/contract/kernel/permission';
import { sharedLink } from '@acheep/contract/kernel/share-channel';
import { paths } from '@acheep/contract/paths';
import { ActionIcon } from '@mantine/core';
import { IconDots, IconFlag, IconLink, IconPin } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { loadNamespaces } from '../../../lib/i18n.ts';
import { lazy } from '../../../lib/lazy.ts';
import { currentLocale, localePath } from '../../../lib/locale.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { copyLink } from '../../../ui/copy-link.ts';
import { Menu } from '../../../ui/menu.tsx';
import { companyName } from '../../companies/company/company-name.ts';
import { useReport } from './use-report.tsx';

const Dialog = lazy(async () => {
  const [{ PinDialog }] = await Promise.all([
    import('../post-admin/pin-dialog.tsx'),
    loadNamespaces(['field', 'post-admin', 'widget']),
  ]);
  return { default: PinDialog };
});

/** Returns the dialog that pins a post and the function that opens it, which only operators get. */
function usePin(id: string): { open: (() => void) | undefined; dialog: ReactNode } {
  const role = useSession()?.user.role;
  const [opened, setOpened] = useState(false);
  return {
    open: can(role, 'Admin') ? () => setOpened(true) : undefined,
    dialog: opened && (
      <Suspense>
        <Dialog id={id} onClose={() => setOpened(false)} />
      </Suspense>
    ),
  };
}

/** Menu of a post: anyone can copy its link and report it; operators can pin it. */
export function PostMenu({ post }: { post: PostCard }) {
  const { t } = useTranslation('post');
  const company = useSession()?.user.company?._id;
  const report = useReport({ noun: 'post', id: post._id });
  const pin = usePin(post._id);
  const url = window.location.origin + localePath(currentLocale(), paths.publicPost(post._id));
  return (
    <>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={40}
            aria-label={t('card.menu', { name: companyName(post.company) })}
          >
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconLink size={18} aria-hidden />}
            onClick={() => void copyLink(sharedLink(url, 'link'), t('page.copied'))}
          >
            {t('page.copy')}
          </Menu.Item>
          {post.company._id !== company && (
            <Menu.Item
              leftSection={<IconFlag size={18} aria-hidden />}
              onClick={() => void loadNamespaces(['engagement']).then(report.open)}
            >
              {t('card.report')}
            </Menu.Item>
          )}
          {pin.open && (
            <Menu.Item leftSection={<IconPin size={18} aria-hidden />} onClick={pin.open}>
              {t(post.pinned ? 'card.pinChange' : 'card.pin')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {report.dialog}
      {pin.dialog}
    </>
  );
}
