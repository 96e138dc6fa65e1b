import { Container } from '@mantine/core';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DesignColours, DesignSurfaces } from './design-colour.tsx';
import { DesignControls, DesignStates, DesignType } from './design-control.tsx';
import { DesignMarks, DesignScenes } from './design-drawing.tsx';

/** The look of the site on one page, for those who build it. No page links to it. */
export function DesignPage() {
  const { t } = useTranslation('design');
  return (
    <Container py="md">
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={t('lead')} />
      <DesignSurfaces />
      <DesignColours />
      <DesignType />
      <DesignMarks />
      <DesignScenes />
      <DesignControls />
      <DesignStates />
    </Container>
  );
}
