import { adminPaths } from '@acheep/contract/admin-paths';
import * as enquiry from '@acheep/contract/content/enquiry';
import { adminEnquiryUpdate, doneDays } from '@acheep/contract/content/enquiry';
import { today } from '@acheep/contract/kernel/calendar';
import type { Module } from '../../../module.ts';
import { enquiryAnswerMail, enquiryReceivedMail } from './enquiry.mail.ts';
import { deleteDoneBefore, deleteEnquiriesOf, eachEnquiry, listEnquiryIds } from './enquiry.repository.ts';
import { enquiryService } from './enquiry.service.ts';

const day = 86_400_000;

/** Enquiries to the operator, with an account or without. */
export const enquiryModule: Module = {
  audited: {
    enquiry: {
      title: { en: 'Enquiry', km: 'ការសាកសួរ' },
      name: 'enquiry',
      page: (_, { enquiry = '' }) => adminPaths.enquiries({ search: enquiry }),
      isList: true,
      bodies: [adminEnquiryUpdate.body],
    },
  },
  routes(register, deps) {
    const enquiries = enquiryService(deps);
    register(enquiry.enquiryForm, enquiries.form);
    register(enquiry.enquiryCreate, enquiries.create);
    register(enquiry.adminEnquiryList, enquiries.list);
    register(enquiry.adminEnquiryUpdate, enquiries.update);
    register(enquiry.adminEnquiryAnswer, enquiries.answer);
  },
  mails: [enquiryReceivedMail, enquiryAnswerMail],
  tables: { enquiry: 'enquiries', enquiry_answer: 'enquiries' },
  authors: ['enquiry_answer.author_id'],
  ownData: { enquiries: eachEnquiry },
  ownedRecords: { notifications: listEnquiryIds },
  on: { 'account.deleted': deleteEnquiriesOf },
  sweep: ({ database: { prisma }, now }) =>
    deleteDoneBefore(prisma, new Date(now().getTime() - doneDays * day), new Date(today(now()))),
};
