import {
  serviceRequestCarryOut,
  serviceRequestCreate,
  serviceRequestList,
  serviceRequestTakeDown,
} from '@acheep/contract/billing/service-request';
import type { Module } from '../../../module.ts';
import { by } from '../../accounts/admin/by.ts';
import { serviceDoneMail } from './service-request.mail.ts';
import { logoFact } from './service-request.presenter.ts';
import { listHomeLogos, transferRequests } from './service-request.repository.ts';
import { serviceRequestService } from './service-request.service.ts';

/** Requests of companies for services, and their effects when the operator carries them out. */
export const serviceRequestModule: Module = {
  routes(register, deps) {
    const requests = serviceRequestService(deps);
    register(serviceRequestCreate, async ({ tx, actor, params, body, locale }) => {
      await requests.ask(tx, actor, params.id, body, locale);
      return { data: null };
    });
    register(serviceRequestList, async ({ actor, query }) => requests.listOwn(actor, query));
    register(serviceRequestCarryOut, async ({ tx, params, body, ...call }) => {
      await requests.carryOut(tx, by(call), params.id, body);
      return { data: null };
    });
    register(serviceRequestTakeDown, async ({ params, ...call }) => {
      await requests.takeDown(by(call), params.id);
      return { data: null };
    });
  },
  pageData: async (prisma, day) => ({ logos: (await listHomeLogos(prisma, day)).map(logoFact) }),
  mails: [serviceDoneMail],
  tables: { service_request: 'enquiries' },
  authors: ['service_request.asked_by_id'],
  on: { 'company.left': transferRequests },
};
