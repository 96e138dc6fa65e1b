import { Container } from '@mantine/core';
import type { ComponentType } from 'react';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { AccessRights } from './access-rights.tsx';
import { Contact } from './contact.tsx';
import { ServiceOffers } from './service-offers.tsx';

/** The content of a Library dialog as a linkable page. */
function LibraryPage({
  of,
  content: Content,
}: {
  of: 'service' | 'access' | 'contact';
  content: ComponentType;
}) {
  const { t } = useTranslation('library');
  const [title, lead] = [t(`entry.${of}.title`), t(`entry.${of}.lead`)];
  return (
    <Container>
      <PageHead title={title} description={lead} />
      <PageHeader title={title} lead={lead} />
      <Content />
    </Container>
  );
}

export const ServicePage = () => <LibraryPage of="service" content={ServiceOffers} />;
export const AccessRightsPage = () => <LibraryPage of="access" content={AccessRights} />;
export const ContactPage = () => <LibraryPage of="contact" content={Contact} />;
