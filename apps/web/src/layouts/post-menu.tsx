import type { Subject } from '@acheep/contract/kernel/permission';
import type { SignUpRole } from '@acheep/contract/kernel/role';
import { paths } from '@acheep/contract/paths';
import { Button, type ButtonProps } from '@mantine/core';
import {
  IconBriefcase,
  IconCalendarStar,
  IconChevronDown,
  IconFileText,
  IconSchool,
  type TablerIcon,
} from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { opensElsewhere, usePostJob } from '../entities/billing/order/use-post-job.ts';
import { openAuth } from '../lib/auth-dialog.ts';
import { may } from '../lib/may-do.ts';
import { useSession } from '../lib/session.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { Menu } from '../ui/menu.tsx';

interface Posted {
  name: 'postJob' | 'postCv' | 'postTraining' | 'postEvent';
  to: string;
  icon: TablerIcon;
  access: Subject;
  /** Role of a visitor who wants it. */
  role: SignUpRole;
}

const posted: readonly Posted[] = [
  { name: 'postJob', to: paths.manageJobCreate(), icon: IconBriefcase, access: 'PostJob', role: 'recruiter' },
  { name: 'postCv', to: paths.resumeEdit(), icon: IconFileText, access: 'Resume', role: 'user' },
  {
    name: 'postTraining',
    to: paths.manageTrainingCreate(),
    icon: IconSchool,
    access: 'Trainer',
    role: 'trainer',
  },
  {
    name: 'postEvent',
    to: paths.manageEventCreate(),
    icon: IconCalendarStar,
    access: 'PostEvent',
    role: 'recruiter',
  },
];

/** Everything that the reader may post; visitors may post all of it, once they have signed in. */
function usePosted(onChoose?: () => void) {
  const session = useSession();
  const postJob = usePostJob(onChoose);
  const post =
    ({ to, role }: Posted) =>
    (event: MouseEvent) => {
      onChoose?.();
      if (session || opensElsewhere(event)) return;
      event.preventDefault();
      openAuth('login', to, undefined, role, { for: role === 'user' ? 'postCv' : 'post' });
    };
  return posted
    .filter(({ access }) => !session || may(session.user, { access }))
    .map((one) => ({ ...one, onClick: one.name === 'postJob' ? postJob : post(one) }));
}

/** What can be posted, one below the other, in the drawer. */
export function PostLinks({ look, onChoose }: { look: ButtonProps; onChoose: (() => void) | undefined }) {
  const { t } = useTranslation();
  return usePosted(onChoose).map(({ name, to, icon: Icon, onClick }) => (
    <Button
      key={name}
      component={Link}
      to={to}
      onClick={onClick}
      leftSection={<Icon size={18} aria-hidden />}
      {...look}
    >
      {t(`header.${name}`)}
    </Button>
  ));
}

/** What can be posted, in the header. */
export function PostMenu({ look }: { look: ButtonProps }) {
  const { t } = useTranslation();
  return (
    <Menu defaultOpened position="bottom-end" width={260}>
      <Menu.Target>
        <Button {...look} rightSection={<IconChevronDown size={16} aria-hidden />}>
          {t('header.post')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {usePosted().map(({ name, to, icon: Icon, onClick }) => (
          <Menu.Item
            key={name}
            component={Link}
            to={to}
            onClick={onClick}
            leftSection={<Icon size={18} aria-hidden />}
          >
            {t(`header.${name}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
