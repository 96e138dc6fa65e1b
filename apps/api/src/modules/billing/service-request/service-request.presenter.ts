import type { ServiceRequest } from '@acheep/contract/billing/service-request';
import type { EnquiryStatus } from '@acheep/contract/content/enquiry-option';
import { presentAbout, presentCarriedOut } from '../../content/enquiry/enquiry.presenter.ts';
import { publicImage } from '../../platform/upload/image-key.ts';
import type { listHomeLogos, OwnRow } from './service-request.repository.ts';

export const presentRequest = ({ enquiry, askedBy, ...row }: OwnRow): ServiceRequest => ({
  _id: enquiry.id,
  title: enquiry.service?.title ?? enquiry.subject,
  titleKm: enquiry.service?.titleKm ?? enquiry.subject,
  status: enquiry.status as EnquiryStatus,
  message: enquiry.message,
  askedBy: askedBy?.name ?? null,
  ...presentAbout(row),
  carriedOut: presentCarriedOut(row),
  createdAt: enquiry.createdAt.toISOString(),
  updatedAt: enquiry.updatedAt.toISOString(),
});

/** A company of the logo list as a fact of the page's document: names are single lines, so tabs separate the parts. */
export const logoFact = ({ id, logoPath, name, nameKm }: Awaited<ReturnType<typeof listHomeLogos>>[number]) =>
  [id, logoPath && publicImage(logoPath).small, name, nameKm].join('\t');
