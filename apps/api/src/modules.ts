import type { Module } from './module.ts';
import { accountModule } from './modules/account/account.module.ts';
import { adminModule } from './modules/admin/admin.module.ts';
import { apiKeyModule } from './modules/api-key/api-key.module.ts';
import { applicationModule } from './modules/application/application.module.ts';
import { articleModule } from './modules/article/article.module.ts';
import { articleDirectoryModule } from './modules/article-directory/article-directory.module.ts';
import { backupModule } from './modules/backup/backup.module.ts';
import { bannerModule } from './modules/banner/banner.module.ts';
import { bookmarkModule } from './modules/bookmark/bookmark.module.ts';
import { candidateModule } from './modules/candidate/candidate.module.ts';
import { candidateMessageModule } from './modules/candidate-message/candidate-message.module.ts';
import { careerReportModule } from './modules/career-report/career-report.module.ts';
import { certificateModule } from './modules/certificate/certificate.module.ts';
import { commentModule } from './modules/comment/comment.module.ts';
import { companyModule } from './modules/company/company.module.ts';
import { companyDirectoryModule } from './modules/company-directory/company-directory.module.ts';
import { companyMemberModule } from './modules/company-member/company-member.module.ts';
import { companyMergeModule } from './modules/company-merge/company-merge.module.ts';
import { companyWidgetModule } from './modules/company-widget/company-widget.module.ts';
import { dashboardModule } from './modules/dashboard/dashboard.module.ts';
import { enquiryModule } from './modules/enquiry/enquiry.module.ts';
import { fileModule } from './modules/file/file.module.ts';
import { fittingModule } from './modules/fitting/fitting.module.ts';
import { gatheringModule } from './modules/gathering/gathering.module.ts';
import { gatheringDirectoryModule } from './modules/gathering-directory/gathering-directory.module.ts';
import { ignoredCompanyModule } from './modules/ignored-company/ignored-company.module.ts';
import { importModule } from './modules/import/import.module.ts';
import { indexNowModule } from './modules/index-now/index-now.module.ts';
import { interviewModule } from './modules/interview/interview.module.ts';
import { invitationModule } from './modules/invitation/invitation.module.ts';
import { jobModule } from './modules/job/job.module.ts';
import { jobAdminModule } from './modules/job-admin/job-admin.module.ts';
import { jobAlertModule } from './modules/job-alert/job-alert.module.ts';
import { jobNumberModule } from './modules/job-number/job-number.module.ts';
import { likeModule } from './modules/like/like.module.ts';
import { lookModule } from './modules/look/look.module.ts';
import { mailModule } from './modules/mail/mail.module.ts';
import { mailConsentModule } from './modules/mail-consent/mail-consent.module.ts';
import { noticeModule } from './modules/notice/notice.module.ts';
import { notificationModule } from './modules/notification/notification.module.ts';
import { operatorNoteModule } from './modules/operator-note/operator-note.module.ts';
import { operatorScreeningModule } from './modules/operator-screening/operator-screening.module.ts';
import { operatorSettingModule } from './modules/operator-setting/operator-setting.module.ts';
import { orderModule } from './modules/order/order.module.ts';
import { packageModule } from './modules/package/package.module.ts';
import { partnerModule } from './modules/partner/partner.module.ts';
import { postModule } from './modules/post/post.module.ts';
import { postAdminModule } from './modules/post-admin/post-admin.module.ts';
import { postNewsModule } from './modules/post-news/post-news.module.ts';
import { privacyModule } from './modules/privacy/privacy.module.ts';
import { pushModule } from './modules/push/push.module.ts';
import { recipientModule } from './modules/recipient/recipient.module.ts';
import { referenceModule } from './modules/reference/reference.module.ts';
import { referenceAdminModule } from './modules/reference-admin/reference-admin.module.ts';
import { registrationModule } from './modules/registration/registration.module.ts';
import { reportModule } from './modules/report/report.module.ts';
import { resumeModule } from './modules/resume/resume.module.ts';
import { resumeViewModule } from './modules/resume-view/resume-view.module.ts';
import { savedTalentModule } from './modules/saved-talent/saved-talent.module.ts';
import { screeningModule } from './modules/screening/screening.module.ts';
import { searchTermModule } from './modules/search-term/search-term.module.ts';
import { serviceModule } from './modules/service/service.module.ts';
import { serviceRequestModule } from './modules/service-request/service-request.module.ts';
import { shareModule } from './modules/share/share.module.ts';
import { siteHealthModule } from './modules/site-health/site-health.module.ts';
import { siteSearchModule } from './modules/site-search/site-search.module.ts';
import { suggestionModule } from './modules/suggestion/suggestion.module.ts';
import { synonymModule } from './modules/synonym/synonym.module.ts';
import { talentModule } from './modules/talent/talent.module.ts';
import { taskAdminModule } from './modules/task-admin/task-admin.module.ts';
import { uploadModule } from './modules/upload/upload.module.ts';
import { videoModule } from './modules/video/video.module.ts';
import { viewModule } from './modules/view/view.module.ts';
import { idempotencyModule } from './plugins/idempotency.module.ts';
import { limitModule } from './plugins/limit.module.ts';
import { sharePictureModule } from './share-picture/share-picture.module.ts';

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
  siteHealthModule,
  taskAdminModule,
  limitModule,
  sharePictureModule,
  idempotencyModule,
];
