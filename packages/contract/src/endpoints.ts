import * as account from './account.ts';
import * as admin from './admin.ts';
import * as apiKey from './api-key.ts';
import * as application from './application.ts';
import * as applicationResume from './application-resume.ts';
import * as article from './article.ts';
import * as articleAdmin from './article-admin.ts';
import * as banner from './banner.ts';
import * as bookmark from './bookmark.ts';
import * as candidate from './candidate.ts';
import * as candidateMessage from './candidate-message.ts';
import * as careerReport from './career-report.ts';
import * as certificate from './certificate.ts';
import * as comment from './comment.ts';
import * as company from './company.ts';
import * as companyMember from './company-member.ts';
import * as companyMerge from './company-merge.ts';
import * as dashboard from './dashboard.ts';
import * as easyApply from './easy-apply.ts';
import type { Endpoint } from './endpoint.ts';
import * as enquiry from './enquiry.ts';
import * as fitting from './fitting.ts';
import * as gatheringOwn from './gathering-own.ts';
import * as gatheringPublic from './gathering-public.ts';
import * as hiring from './hiring.ts';
import * as ignoredCompany from './ignored-company.ts';
import * as importing from './import.ts';
import * as interview from './interview.ts';
import * as invitation from './invitation.ts';
import * as job from './job.ts';
import * as jobAdmin from './job-admin.ts';
import * as jobAlert from './job-alert.ts';
import * as jobFacet from './job-facet.ts';
import * as jobLooser from './job-looser.ts';
import * as jobNumber from './job-number.ts';
import * as like from './like.ts';
import * as look from './look.ts';
import * as mailConsent from './mail-consent.ts';
import * as noticeChoice from './notice-choice.ts';
import * as notification from './notification.ts';
import * as operatorNote from './operator-note.ts';
import * as operatorScreening from './operator-screening.ts';
import * as operatorSetting from './operator-setting.ts';
import * as order from './order.ts';
import * as orderAdmin from './order-admin.ts';
import * as pack from './package.ts';
import * as participant from './participant.ts';
import * as partner from './partner.ts';
import * as partnerGuide from './partner-guide.ts';
import * as password from './password.ts';
import * as post from './post.ts';
import * as postAdmin from './post-admin.ts';
import * as privacy from './privacy.ts';
import * as push from './push.ts';
import * as reference from './reference.ts';
import * as referenceAdmin from './reference-admin.ts';
import * as registration from './registration.ts';
import * as report from './report.ts';
import * as resume from './resume.ts';
import * as resumePdf from './resume-pdf.ts';
import * as resumeReading from './resume-reading.ts';
import * as resumeView from './resume-view.ts';
import * as revenue from './revenue.ts';
import * as saidAdmin from './said-admin.ts';
import * as savedTalent from './saved-talent.ts';
import * as searchTerm from './search-term.ts';
import * as service from './service.ts';
import * as serviceRequest from './service-request.ts';
import * as session from './session.ts';
import * as share from './share.ts';
import * as siteHealth from './site-health.ts';
import * as siteSearch from './site-search.ts';
import * as suggestion from './suggestion.ts';
import * as synonym from './synonym.ts';
import * as talent from './talent.ts';
import * as taskAdmin from './task-admin.ts';
import * as upload from './upload.ts';
import * as video from './video.ts';
import * as videoPart from './video-part.ts';

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
