import { Container } from '@mantine/core';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DateBlocks, NumberBlocks, TextBlocks } from './field-blocks.tsx';
import { EditorBlocks, FileBlocks } from './file-blocks.tsx';
import { ListBlocks, PeopleBlocks, ToldBlocks } from './list-blocks.tsx';

/** For whoever builds pages: the shared blocks, live, each with its line. Nothing leads here. */
export function BlockPage() {
  const { t } = useTranslation('block');
  return (
    <Container pb="xl">
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={t('lead')} />
      <DateBlocks />
      <NumberBlocks />
      <TextBlocks />
      <FileBlocks />
      <EditorBlocks />
      <PeopleBlocks />
      <ListBlocks />
      <ToldBlocks />
    </Container>
  );
}
