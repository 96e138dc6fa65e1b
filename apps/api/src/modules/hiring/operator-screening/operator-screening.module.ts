import * as screening from '@acheep/contract/hiring/operator-screening';
import type { Module } from '../../../module.ts';
import { by } from '../../accounts/admin/by.ts';
import { screeningEndedMail } from './operator-screening.mail.ts';
import { showsScreened } from './operator-screening.repository.ts';
import { operatorScreeningService } from './operator-screening.service.ts';

/** CV screening by the operator. Its state is stored in the service request, its decisions in the application. */
export const operatorScreeningModule: Module = {
  routes(register, deps) {
    const screenings = operatorScreeningService(deps);
    register(screening.screeningList, ({ query }) => screenings.list(query));
    register(screening.screeningGet, async ({ params }) => ({ data: await screenings.get(params.id) }));
    register(screening.screeningApplications, ({ actor, params, query }) =>
      screenings.listApplications(actor, params.id, query),
    );
    register(screening.screenedGet, async ({ params, ...call }) => ({
      data: await screenings.open(by(call), params.id),
    }));
    register(screening.screenedCv, async ({ params, ...call }) => ({
      data: await screenings.cvLink(by(call), params.id),
    }));
    register(screening.screenedAttachment, async ({ params, body, ...call }) => ({
      data: await screenings.attachmentLink(by(call), params.id, body.attachmentId),
    }));
    register(screening.screenedDecide, async ({ params, body, ...call }) => {
      await screenings.decide(by(call), params.id, body);
      return { data: null };
    });
    register(screening.screeningEnd, async ({ params, ...call }) => {
      await screenings.endByOperator(by(call), params.id);
      return { data: null };
    });
    register(screening.ownScreeningList, async ({ actor }) => ({ data: await screenings.listOwn(actor) }));
    register(screening.ownScreeningEnd, async ({ actor, params }) => {
      await screenings.endOwn(actor, params.id);
      return { data: null };
    });
  },
  mails: [screeningEndedMail],
  showsFile: { noun: 'screening', may: showsScreened },
};
