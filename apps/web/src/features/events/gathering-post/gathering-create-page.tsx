import type { GatheringKind } from '@acheep/contract/events/gathering-option';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { GatheringForm } from './gathering-form.tsx';

function CreatePage({ kind }: { kind: GatheringKind }) {
  const { t } = useTranslation('gathering-post');
  return (
    <>
      <PageHead title={t(`${kind}.create`)} noIndex />
      <PageHeader title={t(`${kind}.create`)} lead={t('form.lead')} />
      <GatheringForm kind={kind} />
    </>
  );
}

export const TrainingCreatePage = () => <CreatePage kind="training" />;
export const EventCreatePage = () => <CreatePage kind="event" />;
