import * as account from '../accounts/account.ts';
import * as admin from '../accounts/admin.ts';
import * as look from '../accounts/look.ts';
import * as operatorNote from '../accounts/operator-note.ts';
import * as password from '../accounts/password.ts';
import * as privacy from '../accounts/privacy.ts';
import * as session from '../accounts/session.ts';
import * as order from '../billing/order.ts';
import * as orderAdmin from '../billing/order-admin.ts';
import * as pack from '../billing/package.ts';
import * as revenue from '../billing/revenue.ts';
import * as service from '../billing/service.ts';
import * as serviceRequest from '../billing/service-request.ts';
import * as company from '../companies/company.ts';
import * as companyMember from '../companies/company-member.ts';
import * as companyMerge from '../companies/company-merge.ts';
import * as ignoredCompany from '../companies/ignored-company.ts';
import * as article from '../content/article.ts';
import * as articleAdmin from '../content/article-admin.ts';
import * as banner from '../content/banner.ts';
import * as enquiry from '../content/enquiry.ts';
import * as certificate from '../events/certificate.ts';
import * as gatheringOwn from '../events/gathering-own.ts';
import * as gatheringPublic from '../events/gathering-public.ts';
import * as participant from '../events/participant.ts';
import * as registration from '../events/registration.ts';
import * as bookmark from '../feed/bookmark.ts';
import * as comment from '../feed/comment.ts';
import * as like from '../feed/like.ts';
import * as post from '../feed/post.ts';
import * as postAdmin from '../feed/post-admin.ts';
import * as report from '../feed/report.ts';
import * as saidAdmin from '../feed/said-admin.ts';
import * as share from '../feed/share.ts';
import * as application from '../hiring/application.ts';
import * as applicationResume from '../hiring/application-resume.ts';
import * as candidate from '../hiring/candidate.ts';
import * as candidateMessage from '../hiring/candidate-message.ts';
import * as easyApply from '../hiring/easy-apply.ts';
import * as interview from '../hiring/interview.ts';
import * as operatorScreening from '../hiring/operator-screening.ts';
import * as careerReport from '../jobs/career-report.ts';
import * as hiring from '../jobs/hiring.ts';
import * as job from '../jobs/job.ts';
import * as jobAdmin from '../jobs/job-admin.ts';
import * as jobAlert from '../jobs/job-alert.ts';
import * as jobFacet from '../jobs/job-facet.ts';
import * as jobLooser from '../jobs/job-looser.ts';
import * as jobNumber from '../jobs/job-number.ts';
import * as reference from '../jobs/reference.ts';
import * as referenceAdmin from '../jobs/reference-admin.ts';
import * as searchTerm from '../jobs/search-term.ts';
import * as siteSearch from '../jobs/site-search.ts';
import * as suggestion from '../jobs/suggestion.ts';
import * as synonym from '../jobs/synonym.ts';
import * as mailConsent from '../messaging/mail-consent.ts';
import * as noticeChoice from '../messaging/notice-choice.ts';
import * as notification from '../messaging/notification.ts';
import * as push from '../messaging/push.ts';
import * as unsubscribe from '../messaging/unsubscribe.ts';
import * as apiKey from '../platform/api-key.ts';
import * as dashboard from '../platform/dashboard.ts';
import * as importing from '../platform/import.ts';
import * as operatorSetting from '../platform/operator-setting.ts';
import * as partner from '../platform/partner.ts';
import * as partnerGuide from '../platform/partner-guide.ts';
import * as siteHealth from '../platform/site-health.ts';
import * as taskAdmin from '../platform/task-admin.ts';
import * as upload from '../platform/upload.ts';
import * as video from '../platform/video.ts';
import * as videoPart from '../platform/video-part.ts';
import * as fitting from '../talent/fitting.ts';
import * as invitation from '../talent/invitation.ts';
import * as resume from '../talent/resume.ts';
import * as resumePdf from '../talent/resume-pdf.ts';
import * as resumeReading from '../talent/resume-reading.ts';
import * as resumeView from '../talent/resume-view.ts';
import * as savedTalent from '../talent/saved-talent.ts';
import * as talent from '../talent/talent.ts';
import type { Endpoint } from './endpoint.ts';

/** A noun's file: among all that it says of the noun, its endpoints. */
const nouns = [
  account,
  admin,
  apiKey,
  application,
  applicationResume,
  article,
  articleAdmin,
  banner,
  bookmark,
  candidate,
  candidateMessage,
  careerReport,
  certificate,
  comment,
  company,
  companyMember,
  companyMerge,
  dashboard,
  easyApply,
  enquiry,
  fitting,
  gatheringOwn,
  gatheringPublic,
  interview,
  hiring,
  ignoredCompany,
  importing,
  invitation,
  job,
  jobAdmin,
  jobAlert,
  jobFacet,
  jobLooser,
  jobNumber,
  like,
  look,
  mailConsent,
  noticeChoice,
  notification,
  operatorNote,
  operatorScreening,
  operatorSetting,
  order,
  orderAdmin,
  pack,
  participant,
  partner,
  partnerGuide,
  password,
  post,
  postAdmin,
  privacy,
  push,
  unsubscribe,
  reference,
  referenceAdmin,
  registration,
  report,
  resume,
  resumePdf,
  resumeView,
  resumeReading,
  revenue,
  saidAdmin,
  savedTalent,
  searchTerm,
  service,
  serviceRequest,
  session,
  share,
  siteHealth,
  suggestion,
  siteSearch,
  synonym,
  talent,
  taskAdmin,
  upload,
  video,
  videoPart,
] as const;

type EndpointsOf<Noun> = Noun extends unknown ? Extract<Noun[keyof Noun], Endpoint> : never;

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;

/** Every endpoint of the API. What is not here does not exist; what is here has to be registered. */
export const endpoints = nouns.flatMap((noun) => Object.values(noun).filter(isEndpoint)) as EndpointsOf<
  (typeof nouns)[number]
>[];

type AnyEndpoint = (typeof endpoints)[number];

/** The endpoints by `METHOD /path`: the web's client takes its types from here and loads none of the schemas. */
export type Endpoints = { [E in AnyEndpoint as `${E['method']} ${E['path']}`]: E };
