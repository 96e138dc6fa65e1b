import { paths } from '@acheep/contract/kernel/paths';
import { can, type Subject } from '@acheep/contract/kernel/permission';
import type { Role } from '@acheep/contract/kernel/role';
import {
  IconArchive,
  IconBell,
  IconBellPlus,
  IconBookmark,
  IconBooks,
  IconBriefcase,
  IconBriefcase2,
  IconBuildingSkyscraper,
  IconBuildings,
  IconCalendarEvent,
  IconCalendarStar,
  IconChecklist,
  IconChecks,
  IconEyeOff,
  IconFileCv,
  IconFileImport,
  IconFileSearch,
  IconFileText,
  IconFlag,
  IconHistory,
  IconInbox,
  IconKey,
  IconLayoutDashboard,
  IconListCheck,
  IconListDetails,
  IconListSearch,
  IconLock,
  IconMailCog,
  IconMailOpened,
  IconMailShare,
  IconMessageCircle,
  IconNews,
  IconPackage,
  IconPencil,
  IconPlus,
  IconReceipt,
  IconReportMoney,
  IconSchool,
  IconSend,
  IconSettings,
  IconShieldLock,
  IconSpeakerphone,
  IconSquareX,
  IconStethoscope,
  IconTemplate,
  IconTicket,
  IconUser,
  IconUserHeart,
  IconUserSearch,
  IconUsers,
  IconUsersGroup,
  IconUserX,
  type TablerIcon,
} from '@tabler/icons-react';

type EntryKey =
  | 'home'
  | 'postJob'
  | 'jobs'
  | 'jobDraft'
  | 'jobActive'
  | 'jobClosed'
  | 'jobOld'
  | 'postTraining'
  | 'trainings'
  | 'trainingDraft'
  | 'trainingActive'
  | 'trainingClosed'
  | 'postEvent'
  | 'events'
  | 'applied'
  | 'packages'
  | 'shortlist'
  | 'rejected'
  | 'templates'
  | 'appliedJob'
  | 'interviews'
  | 'orders'
  | 'services'
  | 'talents'
  | 'resumes'
  | 'postCv'
  | 'cv'
  | 'userApplied'
  | 'bookmarked'
  | 'registrations'
  | 'posts'
  | 'notifications'
  | 'alerts'
  | 'ignored'
  | 'invitations'
  | 'talentSaved'
  | 'talentInvited'
  | 'adminUsers'
  | 'adminCompanies'
  | 'adminJobs'
  | 'adminModeration'
  | 'adminReports'
  | 'adminOrders'
  | 'adminPackages'
  | 'adminServices'
  | 'adminReferences'
  | 'adminSearch'
  | 'adminEnquiries'
  | 'adminBanners'
  | 'adminImports'
  | 'adminRevenue'
  | 'adminSettings'
  | 'adminTasks'
  | 'adminHealth'
  | 'adminArticles'
  | 'adminAudit'
  | 'adminApiKeys'
  | 'profile'
  | 'company'
  | 'team'
  | 'data'
  | 'updatePassword';

export interface DashboardEntry {
  /** The key of its words below `dashboard`. */
  key: EntryKey;
  to: string;
  /** Other addresses whose pages belong to it. */
  also?: readonly string[];
  icon: TablerIcon;
  /** Who has to do with this subject sees the entry. */
  subject: Subject;
}

export interface DashboardGroup {
  key: 'home' | 'jobs' | 'trainings' | 'applications' | 'search' | 'explore' | 'admin' | 'account';
  entries: readonly DashboardEntry[];
}

/** The account menu, the daily work first. A new feature adds its line. */
const dashboardGroups: readonly DashboardGroup[] = [
  {
    key: 'home',
    entries: [{ key: 'home', to: paths.dashboard(), icon: IconLayoutDashboard, subject: 'Dashboard' }],
  },
  {
    key: 'applications',
    entries: [
      { key: 'applied', to: paths.manageApplied(), icon: IconInbox, subject: 'AppliedJob' },
      { key: 'shortlist', to: paths.manageShortlist(), icon: IconListCheck, subject: 'AppliedJob' },
      { key: 'rejected', to: paths.manageRejected(), icon: IconUserX, subject: 'AppliedJob' },
      { key: 'templates', to: paths.manageAppliedTemplate(), icon: IconTemplate, subject: 'AppliedJob' },
      { key: 'interviews', to: paths.manageInterviews(), icon: IconCalendarEvent, subject: 'AppliedJob' },
      { key: 'packages', to: paths.package(), icon: IconPackage, subject: 'PostJob' },
      { key: 'appliedJob', to: paths.manageAppliedJob(), icon: IconChecklist, subject: 'AppliedJob' },
      { key: 'orders', to: paths.manageOrders(), icon: IconReceipt, subject: 'PostJob' },
    ],
  },
  {
    key: 'search',
    entries: [
      { key: 'talents', to: paths.talentSearch(), icon: IconUserSearch, subject: 'Talent' },
      { key: 'talentSaved', to: paths.talentSaved(), icon: IconUserHeart, subject: 'Talent' },
      { key: 'talentInvited', to: paths.talentInvited(), icon: IconMailShare, subject: 'Talent' },
      { key: 'resumes', to: paths.resumeSearch(), icon: IconFileSearch, subject: 'ResumeSearch' },
      { key: 'postCv', to: paths.resumeEdit(), icon: IconPlus, subject: 'Resume' },
      { key: 'cv', to: paths.resume(), icon: IconFileCv, subject: 'Resume' },
      { key: 'userApplied', to: paths.manageUserApplied(), icon: IconSend, subject: 'UserAppliedJob' },
      { key: 'invitations', to: paths.manageInvitations(), icon: IconMailOpened, subject: 'Invitation' },
      { key: 'alerts', to: paths.manageAlerts(), icon: IconBellPlus, subject: 'JobAlert' },
      { key: 'ignored', to: paths.ignoredCompanies(), icon: IconEyeOff, subject: 'IgnoredCompany' },
    ],
  },
  {
    key: 'jobs',
    entries: [
      { key: 'postJob', to: paths.manageJobCreate(), icon: IconPlus, subject: 'PostJob' },
      { key: 'jobs', to: paths.manageJob(), icon: IconBriefcase, subject: 'PostJob' },
      { key: 'jobDraft', to: paths.manageJobDraft(), icon: IconPencil, subject: 'PostJob' },
      { key: 'jobActive', to: paths.manageJobActive(), icon: IconFileText, subject: 'PostJob' },
      { key: 'jobClosed', to: paths.manageJobClosed(), icon: IconSquareX, subject: 'PostJob' },
      { key: 'jobOld', to: paths.postJobOld(), icon: IconArchive, subject: 'PostJob' },
    ],
  },
  {
    key: 'trainings',
    entries: [
      { key: 'postTraining', to: paths.manageTrainingCreate(), icon: IconPlus, subject: 'Trainer' },
      { key: 'trainings', to: paths.manageTraining(), icon: IconSchool, subject: 'Trainer' },
      { key: 'trainingDraft', to: paths.manageTrainingDraft(), icon: IconPencil, subject: 'Trainer' },
      { key: 'trainingActive', to: paths.manageTrainingActive(), icon: IconFileText, subject: 'Trainer' },
      { key: 'trainingClosed', to: paths.manageTrainingClosed(), icon: IconSquareX, subject: 'Trainer' },
    ],
  },
  {
    key: 'explore',
    entries: [
      { key: 'registrations', to: paths.manageRegistrations(), icon: IconTicket, subject: 'Registration' },
      { key: 'bookmarked', to: paths.manageBookmarked(), icon: IconBookmark, subject: 'Bookmarked' },
      { key: 'posts', to: paths.post(), icon: IconNews, subject: 'Post' },
      { key: 'postEvent', to: paths.manageEventCreate(), icon: IconPlus, subject: 'PostEvent' },
      { key: 'events', to: paths.manageEvent(), icon: IconCalendarStar, subject: 'PostEvent' },
    ],
  },
  {
    key: 'admin',
    entries: [
      { key: 'adminUsers', to: paths.adminUsers(), icon: IconUsers, subject: 'Admin' },
      { key: 'adminCompanies', to: paths.adminCompanies(), icon: IconBuildings, subject: 'Admin' },
      { key: 'adminJobs', to: paths.adminJobs(), icon: IconBriefcase, subject: 'Admin' },
      { key: 'adminModeration', to: paths.adminModeration(), icon: IconChecks, subject: 'Admin' },
      {
        key: 'adminReports',
        to: paths.adminReports(),
        also: [paths.adminPosts(), paths.adminComments()],
        icon: IconFlag,
        subject: 'Admin',
      },
      {
        key: 'adminEnquiries',
        to: paths.adminEnquiries(),
        also: [paths.adminScreenings()],
        icon: IconMessageCircle,
        subject: 'Admin',
      },
      { key: 'adminOrders', to: paths.adminOrders(), icon: IconReceipt, subject: 'Admin' },
      { key: 'adminPackages', to: paths.adminPackages(), icon: IconPackage, subject: 'Admin' },
      { key: 'adminServices', to: paths.adminServices(), icon: IconBriefcase2, subject: 'Content' },
      { key: 'adminBanners', to: paths.adminBanners(), icon: IconSpeakerphone, subject: 'Content' },
      { key: 'adminReferences', to: paths.adminReferences(), icon: IconListDetails, subject: 'Admin' },
      { key: 'adminSearch', to: paths.adminSearch(), icon: IconListSearch, subject: 'Admin' },
      { key: 'adminImports', to: paths.adminImports(), icon: IconFileImport, subject: 'Admin' },
      { key: 'adminRevenue', to: paths.adminRevenue(), icon: IconReportMoney, subject: 'Admin' },
      {
        key: 'adminTasks',
        to: paths.adminTasks(),
        also: [paths.adminMailTemplates()],
        icon: IconMailCog,
        subject: 'Admin',
      },
      { key: 'adminHealth', to: paths.adminHealth(), icon: IconStethoscope, subject: 'Admin' },
      { key: 'adminArticles', to: paths.adminArticles(), icon: IconBooks, subject: 'Content' },
      { key: 'adminAudit', to: paths.adminAudit(), icon: IconHistory, subject: 'Admin' },
      { key: 'adminApiKeys', to: paths.adminApiKeys(), icon: IconKey, subject: 'Admin' },
      { key: 'adminSettings', to: paths.adminSettings(), icon: IconSettings, subject: 'Admin' },
    ],
  },
  {
    key: 'account',
    entries: [
      { key: 'notifications', to: paths.notifications(), icon: IconBell, subject: 'Dashboard' },
      { key: 'profile', to: paths.profile(), icon: IconUser, subject: 'Dashboard' },
      { key: 'company', to: paths.profileCompany(), icon: IconBuildingSkyscraper, subject: 'Company' },
      { key: 'team', to: paths.profileTeam(), icon: IconUsersGroup, subject: 'Company' },
      { key: 'services', to: paths.manageServices(), icon: IconBriefcase2, subject: 'Service' },
      { key: 'data', to: paths.profileData(), icon: IconShieldLock, subject: 'Dashboard' },
      { key: 'updatePassword', to: paths.updatePassword(), icon: IconLock, subject: 'Dashboard' },
    ],
  },
];

/** What of the menu the person of this role may do. */
export const menuOf = (role: Role): readonly DashboardGroup[] =>
  dashboardGroups
    .map(({ key, entries }) => ({ key, entries: entries.filter(({ subject }) => can(role, subject)) }))
    .filter(({ entries }) => entries.length > 0);

/** The address of the entry that a page belongs to: its own, or that of the list it is a part of. */
export function activeEntry(pathname: string): string | undefined {
  const addresses = dashboardGroups
    .flatMap(({ entries }) => entries)
    .flatMap(({ to, also = [] }) => [to, ...also].map((address) => ({ address, to })));
  return addresses
    .filter(({ address }) => pathname === address || pathname.startsWith(`${address}/`))
    .sort((a, b) => b.address.length - a.address.length)[0]?.to;
}
