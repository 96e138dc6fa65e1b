// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source.
import { at, type Mutation } from './mutation.ts';

/** Permissions and visibility. */
export const access: readonly Mutation[] = [
  {
    name: 'A job seeker may search for talent: the permission table has a subject too many.',
    file: `${at.contract}/kernel/permission.ts`,
    from: "    'Registration',\n    'ResumeSearch',\n  ],\n  recruiter",
    to: "    'Registration',\n    'ResumeSearch',\n    'Talent',\n  ],\n  recruiter",
    by: [`${at.testing}/access.test.ts`],
  },
  {
    name: 'Everybody who is signed in reads the orders of all companies.',
    file: `${at.contract}/billing/order-admin.ts`,
    from: "  path: '/admin/order',\n  access: 'Admin',",
    to: "  path: '/admin/order',\n  access: 'signed-in',",
    by: [`${at.contract}/kernel/endpoints.test.ts`, `${at.modules}/billing/order/order-admin.test.ts`],
  },
  {
    name: 'Endpoints let every role in, whatever their access says.',
    file: `${at.api}/plugins/endpoint.ts`,
    from: "if (endpoint.access !== 'signed-in' && !can(actor.role, endpoint.access))",
    to: "if (endpoint.access !== 'signed-in' && !can(actor.role, endpoint.access) && actor.role === null)",
    by: [`${at.modules}/platform/api-key/api-key.test.ts`, `${at.testing}/access.test.ts`],
  },
  {
    name: 'Whoever looks at an account may change it.',
    file: `${at.api}/plugins/endpoint.ts`,
    from: '        await refuseWhileImpersonating(app, endpoint, request);',
    to: "        if (endpoint.method === 'GET') await refuseWhileImpersonating(app, endpoint, request);",
    by: [`${at.modules}/accounts/impersonation/`],
  },
  {
    name: 'Every company reads the applications to all others.',
    file: `${at.modules}/hiring/application/application.repository.ts`,
    from: 'db.application.findFirst({ where: { id, ...seenBy(userId) }, select: detailFields })',
    to: 'db.application.findFirst({ where: { id }, select: detailFields })',
    by: [`${at.modules}/hiring/application/application.test.ts`, `${at.testing}/access.test.ts`],
  },
  {
    name: 'An interviewer reads every application of the company.',
    file: `${at.modules}/hiring/application/seen-application.repository.ts`,
    from: "{ job: { company: worksFor(userId, 'hire') } },",
    to: "{ job: { company: worksFor(userId, 'interview') } },",
    by: [`${at.modules}/hiring/application/seen-application.test.ts`],
  },
  {
    name: 'A role in a company holds nobody back.',
    file: `${at.api}/plugins/company-right.ts`,
    from: 'if (hasRight(actor.company, right) && !mayNotAct) return;',
    to: 'if (!mayNotAct) return;',
    by: [`${at.testing}/access.test.ts`],
  },
  {
    name: 'Somebody applies with the file of somebody else.',
    file: `${at.modules}/platform/upload/upload.repository.ts`,
    from: 'WHERE path = ${path} AND (owner_id = ${ownerId}::uuid OR path = ANY(${kept})) AND kind = ${kind}',
    to: 'WHERE path = ${path} AND (${ownerId}::uuid IS NOT NULL OR path = ANY(${kept})) AND kind = ${kind}',
    by: [`${at.modules}/hiring/application/application-create.test.ts`, `${at.modules}/hiring/application/`],
  },
  {
    name: 'A job that the operator has closed is opened again by its recruiter.',
    file: `${at.modules}/jobs/job/job.policy.ts`,
    from: "(job.stopped === 'closed' ? closedByOperator : actions)",
    to: "(job.stopped === 'archived' ? closedByOperator : actions)",
    by: [`${at.modules}/jobs/job/job.policy.test.ts`, `${at.modules}/jobs/job-admin/`],
  },
  {
    name: 'A job that the operator has closed still has its public page.',
    file: `${at.modules}/jobs/job/job.repository.ts`,
    from: "  status: { in: ['active', 'closed'] },\n  stopped: null,",
    to: "  status: { in: ['active', 'closed'] },",
    by: [`${at.modules}/jobs/job-admin/`, `${at.modules}/jobs/job/job.test.ts`],
  },
  {
    name: 'People apply for the jobs of a company that was disabled.',
    file: `${at.modules}/hiring/application/application.repository.ts`,
    from: 'where: { id, company: { owner: { disabledAt: null } } },',
    to: 'where: { id },',
    by: [
      `${at.modules}/hiring/application/application-create.test.ts`,
      `${at.modules}/accounts/admin/admin-disable.test.ts`,
      `${at.modules}/hiring/application/`,
    ],
  },
  {
    name: 'An application is taken back after its applicant was told of the decision.',
    file: `${at.modules}/hiring/application/application.policy.ts`,
    from: "  toldStatus === 'received';",
    to: "  toldStatus !== 'withdrawn';",
    by: [`${at.modules}/hiring/application/application-told.test.ts`, `${at.modules}/hiring/application/`],
  },
  {
    name: 'A key that was revoked opens the lists of partners.',
    file: `${at.modules}/platform/api-key/read-api-key.ts`,
    from: "      if (state === 'revoked') throw new AppError('api_key.revoked');\n",
    to: '',
    by: [`${at.modules}/platform/api-key/api-key.test.ts`],
  },
  {
    name: 'Partners call as often as they like, whatever their key says.',
    file: `${at.api}/plugins/partner.ts`,
    from: '(callingKey ? limitsOfPartner(callingKey.perMinute) : [])',
    to: '(callingKey ? limitsOfPartner(6000) : [])',
    by: [`${at.modules}/platform/partner/partner.test.ts`, `${at.api}/plugins/limit.test.ts`],
  },
];
