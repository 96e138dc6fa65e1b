import { paths } from '@acheep/contract/kernel/paths';
import { can } from '@acheep/contract/kernel/permission';
import { useNavigate } from 'react-router-dom';
import { openAuth } from '../../../lib/auth-dialog.ts';
import { confirm } from '../../../lib/feedback.ts';
import { closePackageDialog, usePackageDialog } from '../../../lib/package-dialog.ts';
import { useSession } from '../../../lib/session.ts';
import { endSession } from '../../../lib/sign-out.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

/** 'Start Here': a recruiter writes a job with the package, a visitor signs in first, others are told what it is for. */
export function useStart() {
  const { t } = useTranslation('package');
  const navigate = useNavigate();
  const role = useSession()?.user.role;
  const onChoose = usePackageDialog()?.onChoose;

  return async (packageId: string) => {
    const goal = paths.manageJobCreate({ package: packageId });
    closePackageDialog();
    if (!role) return openAuth('login', goal, undefined, 'recruiter');
    if (can(role, 'PostJob')) return onChoose ? onChoose(packageId) : navigate(goal);
    const answer = await confirm({
      title: t('forRecruiters.title'),
      message: t('forRecruiters.message'),
      confirmLabel: t('forRecruiters.action'),
      tone: 'plain',
    });
    if (answer !== 'confirm') return;
    await endSession();
    openAuth('register', goal, undefined, 'recruiter');
  };
}
