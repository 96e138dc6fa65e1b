import type { ServiceEffect } from '@acheep/contract/billing/service-option';
import type { ServiceRequest } from '@acheep/contract/billing/service-request';
import type { AdminEnquiry } from '@acheep/contract/content/enquiry';
import type { EnquiryKind, EnquiryStatus } from '@acheep/contract/content/enquiry-option';
import type { Locale } from '@acheep/contract/kernel/locale';
import { dayOf } from '../../jobs/job/job.policy.ts';
import type { AboutRow, CarriedOutRow, EnquiryRow } from './enquiry.repository.ts';

/** The effect of a service request; null if there is none yet. */
export const presentCarriedOut = (row: CarriedOutRow): ServiceRequest['carriedOut'] =>
  row.carriedOutAt && {
    effect: row.effect as ServiceEffect,
    at: row.carriedOutAt.toISOString(),
    until: row.until && dayOf(row.until),
    views: row.views,
    links: row.links,
    endedAt: row.endedAt?.toISOString() ?? null,
  };

export const presentAbout = ({ job, gathering }: AboutRow): Pick<ServiceRequest, 'job' | 'gathering'> => ({
  job: job && { _id: job.id, title: job.title },
  gathering: gathering && { _id: gathering.id, kind: gathering.kind, title: gathering.title },
});

const presentRequest = ({
  company,
  ...row
}: NonNullable<EnquiryRow['request']>): AdminEnquiry['request'] => ({
  company: {
    _id: company.id,
    name: company.name,
    nameKm: company.nameKm,
    hasLogo: company.logoPath !== null,
  },
  ...presentAbout(row),
  carriedOut: presentCarriedOut(row),
});

export const presentEnquiry = ({
  id,
  createdAt,
  updatedAt,
  service,
  request,
  answers,
  ...row
}: EnquiryRow): AdminEnquiry => ({
  ...row,
  _id: id,
  kind: row.kind as EnquiryKind,
  status: row.status as EnquiryStatus,
  locale: row.locale as Locale,
  service: service && {
    _id: service.id,
    title: service.title,
    titleKm: service.titleKm,
    effect: service.effect as ServiceEffect | null,
    amount: service.amount,
  },
  request: request && presentRequest(request),
  answers: answers.map((answer) => ({
    _id: answer.id,
    text: answer.text,
    createdAt: answer.createdAt.toISOString(),
    author: answer.author?.name ?? null,
  })),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
