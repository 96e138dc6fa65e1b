import type account from './en/account.json';
import type admin from './en/admin.json';
import type apiKey from './en/api-key.json';
import type application from './en/application.json';
import type around from './en/around.json';
import type article from './en/article.json';
import type articleAdmin from './en/article-admin.json';
import type banner from './en/banner.json';
import type bannerAdmin from './en/banner-admin.json';
import type block from './en/block.json';
import type bookmark from './en/bookmark.json';
import type candidateMessage from './en/candidate-message.json';
import type careerReport from './en/career-report.json';
import type certificate from './en/certificate.json';
import type common from './en/common.json';
import type company from './en/company.json';
import type companyMerge from './en/company-merge.json';
import type companyWidget from './en/company-widget.json';
import type dashboard from './en/dashboard.json';
import type enquiryAdmin from './en/enquiry-admin.json';
import type field from './en/field.json';
import type fit from './en/fit.json';
import type gathering from './en/gathering.json';
import type gatheringCard from './en/gathering-card.json';
import type gatheringPost from './en/gathering-post.json';
import type home from './en/home.json';
import type ignoredCompany from './en/ignored-company.json';
import type importAdmin from './en/import-admin.json';
import type interview from './en/interview.json';
import type invitation from './en/invitation.json';
import type job from './en/job.json';
import type jobAdmin from './en/job-admin.json';
import type jobAlert from './en/job-alert.json';
import type jobLooser from './en/job-looser.json';
import type jobNumber from './en/job-number.json';
import type jobPost from './en/job-post.json';
import type library from './en/library.json';
import type look from './en/look.json';
import type mailConsent from './en/mail-consent.json';
import type menu from './en/menu.json';
import type notification from './en/notification.json';
import type offline from './en/offline.json';
import type operatorSetting from './en/operator-setting.json';
import type order from './en/order.json';
import type orderAdmin from './en/order-admin.json';
import type packages from './en/package.json';
import type packageAdmin from './en/package-admin.json';
import type participant from './en/participant.json';
import type partner from './en/partner.json';
import type post from './en/post.json';
import type postAdmin from './en/post-admin.json';
import type privacy from './en/privacy.json';
import type referenceAdmin from './en/reference-admin.json';
import type registration from './en/registration.json';
import type reportAdmin from './en/report-admin.json';
import type resume from './en/resume.json';
import type revenue from './en/revenue.json';
import type savedTalent from './en/saved-talent.json';
import type screening from './en/screening.json';
import type search from './en/search.json';
import type searchTerm from './en/search-term.json';
import type serviceAdmin from './en/service-admin.json';
import type serviceRequest from './en/service-request.json';
import type siteHealth from './en/site-health.json';
import type suggestion from './en/suggestion.json';
import type talent from './en/talent.json';
import type taskAdmin from './en/task-admin.json';
import type team from './en/team.json';
import type unsubscribe from './en/unsubscribe.json';
import type widget from './en/widget.json';

/** The words of each feature. A new feature adds its file in both languages and its line here. */
export interface Words {
  account: typeof account;
  admin: typeof admin;
  'api-key': typeof apiKey;
  application: typeof application;
  around: typeof around;
  /** Of what the operator shows at places of the site. */
  banner: typeof banner;
  'banner-admin': typeof bannerAdmin;
  article: typeof article;
  'article-admin': typeof articleAdmin;
  bookmark: typeof bookmark;
  'candidate-message': typeof candidateMessage;
  certificate: typeof certificate;
  'career-report': typeof careerReport;
  common: typeof common;
  company: typeof company;
  'company-merge': typeof companyMerge;
  'company-widget': typeof companyWidget;
  dashboard: typeof dashboard;
  'enquiry-admin': typeof enquiryAdmin;
  /** Of the parts of forms: every page of an account has them. */
  field: typeof field;
  fit: typeof fit;
  /** Of the pages of trainings and events; their cards stand on other pages too. */
  gathering: typeof gathering;
  'gathering-card': typeof gatheringCard;
  'gathering-post': typeof gatheringPost;
  home: typeof home;
  interview: typeof interview;
  'ignored-company': typeof ignoredCompany;
  'import-admin': typeof importAdmin;
  invitation: typeof invitation;
  job: typeof job;
  'job-admin': typeof jobAdmin;
  'job-alert': typeof jobAlert;
  'job-number': typeof jobNumber;
  /** Where the list of jobs finds little or nothing. */
  'job-looser': typeof jobLooser;
  'job-post': typeof jobPost;
  /** What the site tells of itself. */
  library: typeof library;
  /** Of the account: every page of an account has them. */
  look: typeof look;
  'mail-consent': typeof mailConsent;
  menu: typeof menu;
  notification: typeof notification;
  /** Of the time without a network: on every page. */
  offline: typeof offline;
  'operator-setting': typeof operatorSetting;
  'package-admin': typeof packageAdmin;
  order: typeof order;
  'order-admin': typeof orderAdmin;
  package: typeof packages;
  participant: typeof participant;
  partner: typeof partner;
  post: typeof post;
  'post-admin': typeof postAdmin;
  privacy: typeof privacy;
  'report-admin': typeof reportAdmin;
  registration: typeof registration;
  resume: typeof resume;
  revenue: typeof revenue;
  'reference-admin': typeof referenceAdmin;
  /** Of the search of everything, and of the way there. */
  search: typeof search;
  'search-term': typeof searchTerm;
  /** Of applications that the operator decides on for a company. */
  screening: typeof screening;
  'service-admin': typeof serviceAdmin;
  /** Of what companies ask the operator for, and what was done. */
  'service-request': typeof serviceRequest;
  /** Below the field in which one searches, from the first visit to it. */
  suggestion: typeof suggestion;
  talent: typeof talent;
  'saved-talent': typeof savedTalent;
  'site-health': typeof siteHealth;
  'task-admin': typeof taskAdmin;
  team: typeof team;
  unsubscribe: typeof unsubscribe;
  block: typeof block;
  /** Of fields and players that few public pages have. */
  widget: typeof widget;
}

export type Namespace = keyof Words;
