import {
  serviceRequestCarryOut,
  serviceRequestCreate,
  serviceRequestList,
  serviceRequestTakeDown,
} from '@acheep/contract/billing/service-request';
import type { Module } from '../../../module.ts';
import { serviceDoneMail } from './service-request.mail.ts';
import { logoFact } from './service-request.presenter.ts';
import { listHomeLogos, transferRequests } from './service-request.repository.ts';
import { serviceRequestService } from './service-request.service.ts';

/** Requests of companies for services, and their effects when the operator carries them out. */
export const serviceRequestModule: Module = {
  routes(register, deps) {
    const requests = serviceRequestService(deps);
    register(serviceRequestCreate, requests.ask);
    register(serviceRequestList, requests.listOwn);
    register(serviceRequestCarryOut, requests.carryOut);
    register(serviceRequestTakeDown, requests.takeDown);
  },
  pageData: async (prisma, day) => ({ logos: (await listHomeLogos(prisma, day)).map(logoFact) }),
  mails: [serviceDoneMail],
  tables: { service_request: 'enquiries' },
  authors: ['service_request.asked_by_id'],
  on: { 'company.left': transferRequests },
};
