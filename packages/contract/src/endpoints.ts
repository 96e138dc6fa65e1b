import * as account from './account.ts';
import * as admin from './admin.ts';
import * as application from './application.ts';
import * as company from './company.ts';
import type { Endpoint } from './endpoint.ts';
import * as image from './image.ts';
import * as job from './job.ts';
import * as password from './password.ts';
import * as privacy from './privacy.ts';
import * as reference from './reference.ts';
import * as session from './session.ts';
import * as upload from './upload.ts';

/** Every endpoint of the API. What is not here does not exist; what is here has to be registered. */
export const endpoints = [
  account.register,
  account.verifyEmail,
  account.resendActivation,
  account.login,
  account.logout,
  account.profileGet,
  account.profileUpdate,
  password.forgotPassword,
  password.resetPassword,
  password.changePassword,
  session.sessionList,
  session.sessionEnd,
  privacy.accountDelete,
  privacy.dataExport,
  reference.categoryList,
  reference.industryList,
  reference.provinceList,
  job.jobList,
  job.jobGet,
  job.jobCreate,
  job.ownJobList,
  job.ownJobGet,
  job.jobUpdate,
  job.jobDelete,
  job.jobStatusChange,
  job.jobRefresh,
  job.jobCopy,
  upload.documentUpload,
  image.imageUpload,
  image.logoUpload,
  company.ownCompanyGet,
  company.ownCompanyUpdate,
  company.companyList,
  company.companyGet,
  application.applicationCreate,
  application.applicationList,
  application.applicationGet,
  application.applicationCv,
  application.appliedJobList,
  admin.adminUserList,
  admin.adminUserGet,
  admin.adminUserDisable,
  admin.adminUserEnable,
  admin.adminCompanyVerify,
  admin.adminCompanyUnverify,
  admin.adminActivationResend,
  admin.adminSessionList,
  admin.adminSessionEnd,
  admin.auditList,
] as const satisfies readonly Endpoint[];

type AnyEndpoint = (typeof endpoints)[number];

/** The endpoints by `METHOD /path`: the web's client takes its types from here and loads none of the schemas. */
export type Endpoints = { [E in AnyEndpoint as `${E['method']} ${E['path']}`]: E };
