import type { candidateCreate } from '@acheep/contract/hiring/candidate';
import { today } from '@acheep/contract/kernel/calendar';
import { personText } from '@acheep/search/analysis/person-text';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError, notFound } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { lockCompanyOf } from '../../companies/company/company-lock.repository.ts';
import { lockOwnUpload } from '../../platform/upload/upload.repository.ts';
import { presentDetail } from '../application/application.presenter.ts';
import { createApplication, findReceived } from '../application/application.repository.ts';
import { addEvents } from '../application/application-decision.repository.ts';
import { askCandidate } from './ask-candidate.service.ts';
import { createNote, lockJobToAddTo } from './candidate.repository.ts';

/** Candidates who came by another way than applying on the site. */
export function candidateAddService(deps: Pick<Deps, 'config' | 'queue' | 'now'>) {
  return {
    /**
     * Adds a candidate. The file belongs to the company: it stays when the member who uploaded it leaves. A
     * candidate with an address is asked whether the company may write there.
     */
    async add({ tx, actor, body: { jobId, cv, note, ...person } }: Call<typeof candidateCreate>) {
      const company = await lockCompanyOf(tx, actor.id);
      if (!company) throw new AppError('access.denied');
      if (!(await lockJobToAddTo(tx, company.id, jobId))) throw fieldError({ jobId: 'unknown_reference' });
      const cvId = await lockOwnUpload(tx, { ownerId: actor.id, kind: 'document', path: cv.path });
      if (!cvId) throw notFound();
      const { name, email = null, phone = null } = person;
      const at = deps.now();
      const searchText = personText({ name, email, phone });
      const created = await createApplication(tx, { ...person, jobId, cvId, searchText, viewedAt: at });
      if (!created) throw new AppError('application.exists');
      const { id: applicationId } = created;
      const event = { kind: 'added', toStatus: 'received', byId: actor.id, createdAt: at } as const;
      await addEvents(tx, [{ applicationId, ...event }]);
      if (note) await createNote(tx, { applicationId, authorId: actor.id, text: note });
      if (email) await askCandidate(tx, deps, applicationId);
      const row = await findReceived(tx, actor.id, applicationId);
      if (!row) throw notFound();
      const signer = { ...deps, sessionId: actor.sessionId, readerId: actor.id };
      return presentDetail(row, { now: at, today: today(at) }, signer);
    },
  };
}
