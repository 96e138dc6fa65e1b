import { build, type Condition, row } from '@acheep/database/statement';
import { idsOf, meets, oneOf, type Reader } from '../../../search/rows.repository.ts';
import { companyOf } from '../../companies/company/company-people.repository.ts';

const application = row('application');

/** Applications for the jobs of a company. */
export const ofCompany = (company: string | ReturnType<typeof companyOf>): Condition =>
  application('e.job_id', '=', oneOf(idsOf('job', row('job')('e.company_id', '=', company))));

/**
 * The only condition that says whose applications a colleague may see: those of the company, and as an interviewer
 * those they are named for, with the job or with an interview.
 */
export const seenBy = (userId: string): Condition =>
  application.and([
    ofCompany(companyOf(userId, 'interview')),
    application.or([
      application.exists(companyOf(userId, 'hire')),
      application(
        'e.job_id',
        '=',
        oneOf(build.selectFrom('job_colleague as c').where('c.user_id', '=', userId).select('c.job_id')),
      ),
      application(
        'e.id',
        '=',
        oneOf(
          build
            .selectFrom('interview_colleague as c')
            .innerJoin('interview as i', 'i.id', 'c.interview_id')
            .where('c.user_id', '=', userId)
            .select('i.application_id'),
        ),
      ),
    ]),
  ]);

export const maySee = (db: Reader, userId: string, id: string) =>
  meets(db, 'application', id, seenBy(userId));
