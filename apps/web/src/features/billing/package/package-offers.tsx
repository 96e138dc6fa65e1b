import type { PackageOffer } from '@acheep/contract/billing/package';
import { can } from '@acheep/contract/kernel/permission';
import { paths } from '@acheep/contract/paths';
import { Button, Skeleton, Text, Title } from '@mantine/core';
import { IconCheck, IconPackage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useCoupon } from '../../../entities/billing/coupon/coupon.ts';
import { CouponField } from '../../../entities/billing/coupon/coupon-field.tsx';
import { packageTitle, percent, usePackageWords } from '../../../entities/billing/package/package-words.ts';
import { RecommendedBadge } from '../../../entities/billing/package/recommended-badge.tsx';
import { apiData } from '../../../lib/api-query.ts';
import { openAuth } from '../../../lib/auth-dialog.ts';
import { confirm } from '../../../lib/feedback.ts';
import { localized } from '../../../lib/locale.ts';
import { closePackageDialog, usePackageDialog } from '../../../lib/package-dialog.ts';
import { useSession } from '../../../lib/session.ts';
import { endSession } from '../../../lib/sign-out.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { middleColumns, wideColumns } from './package-columns.ts';
import classes from './package-offers.module.css';

interface PackageCardProps {
  offer: PackageOffer;
  onStart: () => void;
}

function PackageCard({ offer, onStart }: PackageCardProps) {
  const { t } = useTranslation('package');
  const words = usePackageWords();
  const title = packageTitle(offer);
  const cheaper = useCoupon()?.prices.find(({ packageId }) => packageId === offer._id);
  const isFree = (cheaper?.subtotal ?? offer.price) === 0;
  const text = localized({ en: offer.description ?? '', km: offer.descriptionKm ?? '' });
  return (
    <div className={classes.card} data-recommended={offer.isRecommended || undefined}>
      {offer.isRecommended && <RecommendedBadge className={classes.mark} />}
      <Title order={2} size="h3">
        {title}
      </Title>
      <p className={classes.price}>
        {cheaper ? (
          <>
            <s>{words.price(offer)}</s> {words.price({ ...offer, price: cheaper.subtotal })}
          </>
        ) : (
          words.price(offer)
        )}
      </p>
      <Text size="sm" c="dimmed">
        {isFree ? t('noPayment') : t('withoutVat', { rate: percent(offer.vatRate) })}
      </Text>
      {text && (
        <Text size="sm" mt="sm">
          {text}
        </Text>
      )}
      <ul className={classes.facts}>
        {words.facts(offer).map((fact) => (
          <li key={fact}>
            <IconCheck size={18} color="var(--ac-icon)" aria-hidden />
            {fact}
          </li>
        ))}
      </ul>
      <Button
        fullWidth
        className={classes.start}
        variant={isFree ? 'light' : 'filled'}
        aria-label={t('startWith', { title })}
        onClick={onStart}
      >
        {t('start')}
      </Button>
    </div>
  );
}

/**
 * Click handler of 'Start Here': recruiters start a job with the package, visitors sign in first, others get an
 * explanation.
 */
function useStart() {
  const { t } = useTranslation('package');
  const navigate = useNavigate();
  const role = useSession()?.user.role;
  const onChoose = usePackageDialog()?.onChoose;

  return async (packageId: string) => {
    const goal = paths.manageJobCreate({ package: packageId });
    closePackageDialog();
    if (!role) return openAuth('login', goal, undefined, 'recruiter', { for: 'package' });
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

/** Where nothing is on offer yet, a job can be begun all the same. */
function WriteAnyway() {
  const { t } = useTranslation('package');
  const navigate = useNavigate();
  const role = useSession()?.user.role;
  const isOpenAlready = usePackageDialog()?.onChoose !== undefined;
  if (isOpenAlready || (role && !can(role, 'PostJob'))) return null;
  const write = () => {
    closePackageDialog();
    if (role) void navigate(paths.manageJobCreate());
    else openAuth('login', paths.manageJobCreate(), undefined, 'recruiter', { for: 'post' });
  };
  return <Button onClick={write}>{t('none.action')}</Button>;
}

/** The packages on offer: up to five in a row on desktops, two or three on tablets, one on phones. */
export function PackageOffers() {
  const { t } = useTranslation('package');
  const { data, error, refetch } = useQuery(apiData('GET /package'));
  const start = useStart();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  // The server only sends packages on sale; a cached one may have been withdrawn.
  const offers = data?.filter(({ status }) => status === 'active');
  if (offers?.length === 0) {
    const action = <WriteAnyway />;
    return <EmptyState icon={IconPackage} title={t('none.title')} text={t('none.text')} action={action} />;
  }
  const count = offers?.length ?? 4;
  return (
    <>
      <CouponField />
      <ul
        className={classes.offers}
        aria-busy={!offers}
        data-wide={wideColumns(count)}
        data-middle={middleColumns(count)}
      >
        {offers
          ? offers.map((offer) => (
              <li key={offer._id}>
                <PackageCard offer={offer} onStart={() => void start(offer._id)} />
              </li>
            ))
          : [0, 1, 2, 3].map((place) => (
              <li key={place}>
                <Skeleton height={320} radius="md" />
              </li>
            ))}
      </ul>
    </>
  );
}
