import * as screening from '@acheep/contract/hiring/operator-screening';
import type { Module } from '../../../module.ts';
import { screeningEndedMail } from './operator-screening.mail.ts';
import { showsScreened } from './operator-screening.repository.ts';
import { operatorScreeningService } from './operator-screening.service.ts';

/** CV screening by the operator. Its state is stored in the service request, its decisions in the application. */
export const operatorScreeningModule: Module = {
  routes(register, deps) {
    const screenings = operatorScreeningService(deps);
    register(screening.screeningList, screenings.list);
    register(screening.screeningGet, screenings.get);
    register(screening.screeningApplications, screenings.listApplications);
    register(screening.screenedGet, screenings.open);
    register(screening.screenedCv, screenings.cvLink);
    register(screening.screenedAttachment, screenings.attachmentLink);
    register(screening.screenedDecide, screenings.decide);
    register(screening.screeningEnd, screenings.endByOperator);
    register(screening.ownScreeningList, screenings.listOwn);
    register(screening.ownScreeningEnd, screenings.endOwn);
  },
  mails: [screeningEndedMail],
  showsFile: { noun: 'screening', may: showsScreened },
};
