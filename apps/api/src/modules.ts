import type { Module } from './module.ts';
import { accountModule } from './modules/accounts/account/account.module.ts';
import { adminModule } from './modules/accounts/admin/admin.module.ts';
import { lookModule } from './modules/accounts/look/look.module.ts';
import { operatorNoteModule } from './modules/accounts/operator-note/operator-note.module.ts';
import { privacyModule } from './modules/accounts/privacy/privacy.module.ts';
import { orderModule } from './modules/billing/order/order.module.ts';
import { packageModule } from './modules/billing/package/package.module.ts';
import { serviceModule } from './modules/billing/service/service.module.ts';
import { serviceRequestModule } from './modules/billing/service-request/service-request.module.ts';
import { companyModule } from './modules/companies/company/company.module.ts';
import { companyDirectoryModule } from './modules/companies/company-directory/company-directory.module.ts';
import { companyMemberModule } from './modules/companies/company-member/company-member.module.ts';
import { companyMergeModule } from './modules/companies/company-merge/company-merge.module.ts';
import { companyWidgetModule } from './modules/companies/company-widget/company-widget.module.ts';
import { ignoredCompanyModule } from './modules/companies/ignored-company/ignored-company.module.ts';
import { articleModule } from './modules/content/article/article.module.ts';
import { articleDirectoryModule } from './modules/content/article-directory/article-directory.module.ts';
import { bannerModule } from './modules/content/banner/banner.module.ts';
import { enquiryModule } from './modules/content/enquiry/enquiry.module.ts';
import { certificateModule } from './modules/events/certificate/certificate.module.ts';
import { gatheringModule } from './modules/events/gathering/gathering.module.ts';
import { gatheringDirectoryModule } from './modules/events/gathering-directory/gathering-directory.module.ts';
import { registrationModule } from './modules/events/registration/registration.module.ts';
import { bookmarkModule } from './modules/feed/bookmark/bookmark.module.ts';
import { commentModule } from './modules/feed/comment/comment.module.ts';
import { likeModule } from './modules/feed/like/like.module.ts';
import { postModule } from './modules/feed/post/post.module.ts';
import { postAdminModule } from './modules/feed/post-admin/post-admin.module.ts';
import { postNewsModule } from './modules/feed/post-news/post-news.module.ts';
import { reportModule } from './modules/feed/report/report.module.ts';
import { shareModule } from './modules/feed/share/share.module.ts';
import { applicationModule } from './modules/hiring/application/application.module.ts';
import { candidateModule } from './modules/hiring/candidate/candidate.module.ts';
import { candidateMessageModule } from './modules/hiring/candidate-message/candidate-message.module.ts';
import { interviewModule } from './modules/hiring/interview/interview.module.ts';
import { operatorScreeningModule } from './modules/hiring/operator-screening/operator-screening.module.ts';
import { screeningModule } from './modules/hiring/screening/screening.module.ts';
import { careerReportModule } from './modules/jobs/career-report/career-report.module.ts';
import { jobModule } from './modules/jobs/job/job.module.ts';
import { jobAdminModule } from './modules/jobs/job-admin/job-admin.module.ts';
import { jobAlertModule } from './modules/jobs/job-alert/job-alert.module.ts';
import { jobNumberModule } from './modules/jobs/job-number/job-number.module.ts';
import { referenceModule } from './modules/jobs/reference/reference.module.ts';
import { referenceAdminModule } from './modules/jobs/reference-admin/reference-admin.module.ts';
import { searchTermModule } from './modules/jobs/search-term/search-term.module.ts';
import { siteSearchModule } from './modules/jobs/site-search/site-search.module.ts';
import { suggestionModule } from './modules/jobs/suggestion/suggestion.module.ts';
import { synonymModule } from './modules/jobs/synonym/synonym.module.ts';
import { viewModule } from './modules/jobs/view/view.module.ts';
import { mailModule } from './modules/messaging/mail/mail.module.ts';
import { mailConsentModule } from './modules/messaging/mail-consent/mail-consent.module.ts';
import { noticeModule } from './modules/messaging/notice/notice.module.ts';
import { notificationModule } from './modules/messaging/notification/notification.module.ts';
import { pushModule } from './modules/messaging/push/push.module.ts';
import { recipientModule } from './modules/messaging/recipient/recipient.module.ts';
import { unsubscribeModule } from './modules/messaging/unsubscribe/unsubscribe.module.ts';
import { apiKeyModule } from './modules/platform/api-key/api-key.module.ts';
import { backupModule } from './modules/platform/backup/backup.module.ts';
import { dashboardModule } from './modules/platform/dashboard/dashboard.module.ts';
import { fileModule } from './modules/platform/file/file.module.ts';
import { importModule } from './modules/platform/import/import.module.ts';
import { indexNowModule } from './modules/platform/index-now/index-now.module.ts';
import { operatorSettingModule } from './modules/platform/operator-setting/operator-setting.module.ts';
import { partnerModule } from './modules/platform/partner/partner.module.ts';
import { sharePictureModule } from './modules/platform/share-picture/share-picture.module.ts';
import { siteHealthModule } from './modules/platform/site-health/site-health.module.ts';
import { taskAdminModule } from './modules/platform/task-admin/task-admin.module.ts';
import { uploadModule } from './modules/platform/upload/upload.module.ts';
import { videoModule } from './modules/platform/video/video.module.ts';
import { fittingModule } from './modules/talent/fitting/fitting.module.ts';
import { invitationModule } from './modules/talent/invitation/invitation.module.ts';
import { resumeModule } from './modules/talent/resume/resume.module.ts';
import { resumeViewModule } from './modules/talent/resume-view/resume-view.module.ts';
import { savedTalentModule } from './modules/talent/saved-talent/saved-talent.module.ts';
import { talentModule } from './modules/talent/talent/talent.module.ts';
import { idempotencyModule } from './plugins/idempotency.module.ts';
import { limitModule } from './plugins/limit.module.ts';

/** All of the product. A new noun adds its line, and nothing else is told of it. */
export const modules: readonly Module[] = [
  accountModule,
  companyModule,
  companyDirectoryModule,
  companyMemberModule,
  companyMergeModule,
  companyWidgetModule,
  jobModule,
  jobNumberModule,
  careerReportModule,
  viewModule,
  postModule,
  shareModule,
  likeModule,
  commentModule,
  postNewsModule,
  reportModule,
  jobAdminModule,
  postAdminModule,
  gatheringModule,
  registrationModule,
  certificateModule,
  screeningModule,
  applicationModule,
  candidateModule,
  candidateMessageModule,
  interviewModule,
  resumeModule,
  talentModule,
  savedTalentModule,
  invitationModule,
  resumeViewModule,
  bookmarkModule,
  ignoredCompanyModule,
  fittingModule,
  gatheringDirectoryModule,
  articleModule,
  articleDirectoryModule,
  siteSearchModule,
  searchTermModule,
  jobAlertModule,
  noticeModule,
  notificationModule,
  pushModule,
  dashboardModule,
  packageModule,
  orderModule,
  serviceModule,
  suggestionModule,
  synonymModule,
  enquiryModule,
  serviceRequestModule,
  backupModule,
  bannerModule,
  importModule,
  operatorNoteModule,
  operatorScreeningModule,
  operatorSettingModule,
  indexNowModule,
  apiKeyModule,
  partnerModule,
  referenceModule,
  referenceAdminModule,
  uploadModule,
  videoModule,
  fileModule,
  adminModule,
  lookModule,
  privacyModule,
  mailModule,
  mailConsentModule,
  recipientModule,
  unsubscribeModule,
  siteHealthModule,
  taskAdminModule,
  limitModule,
  sharePictureModule,
  idempotencyModule,
];
