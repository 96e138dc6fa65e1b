import type { Localized } from '../kernel/locale.ts';
import { can, type Subject, subjects } from '../kernel/permission.ts';
import type { SignUpRole } from '../kernel/role.ts';

/** Text for each subject in the public table of rights. */
export const rightWords = {
  Dashboard: { en: 'Have their own dashboard', km: 'មានផ្ទាំងគ្រប់គ្រងផ្ទាល់ខ្លួន' },
  PostJob: { en: 'Post jobs with a package', km: 'ប្រកាសការងារតាមកញ្ចប់សេវា' },
  Post: { en: 'Post, comment, like and share', km: 'បង្ហោះ ផ្ដល់មតិ ចុចចូលចិត្ត និងចែករំលែក' },
  Resume: { en: 'Write and share a CV', km: 'សរសេរ និងបង្ហាញប្រវត្តិរូប' },
  Trainer: { en: 'Post trainings', km: 'ប្រកាសវគ្គបណ្ដុះបណ្ដាល' },
  PostEvent: { en: 'Post events', km: 'ប្រកាសព្រឹត្តិការណ៍' },
  Event: { en: 'Manage their events', km: 'គ្រប់គ្រងព្រឹត្តិការណ៍ដែលខ្លួនបានប្រកាស' },
  AppliedJob: {
    en: 'Receive applications, short-list and reject',
    km: 'ទទួលពាក្យសុំ សម្រាំង និងបដិសេធ',
  },
  UserAppliedJob: {
    en: 'Apply for jobs and track applications',
    km: 'ដាក់ពាក្យសុំការងារ និងតាមដានពាក្យសុំ',
  },
  Application: { en: 'Open an application and its files', km: 'បើកមើលពាក្យសុំ និងឯកសារភ្ជាប់' },
  Bookmarked: { en: 'Save items for later', km: 'រក្សាទុកអ្វីដែលចង់មើលម្ដងទៀត' },
  IgnoredCompany: { en: 'Hide companies and their jobs', km: 'លាក់ក្រុមហ៊ុន និងការងាររបស់ក្រុមហ៊ុននោះ' },
  JobAlert: { en: 'Save searches and get new jobs by e-mail', km: 'រក្សាទុកការស្វែងរក និងទទួលដំណឹងការងារថ្មី' },
  Company: { en: 'Have a company page and colleagues', km: 'មានទំព័រក្រុមហ៊ុន និងសហការី' },
  Talent: { en: 'Find talent (names hidden)', km: 'ស្វែងរកបេក្ខជន ដោយមិនបង្ហាញឈ្មោះ' },
  Invitation: { en: 'Receive invitations from companies', km: 'ទទួលការអញ្ជើញពីក្រុមហ៊ុន' },
  Registration: {
    en: 'Register for trainings and events',
    km: 'ចុះឈ្មោះចូលរួមវគ្គបណ្ដុះបណ្ដាល និងព្រឹត្តិការណ៍',
  },
  ResumeSearch: { en: 'Search CVs', km: 'ស្វែងរកប្រវត្តិរូប' },
  ResumeView: {
    en: 'Open full CVs with contact details with a package',
    km: 'បើកមើលប្រវត្តិរូបពេញលេញ និងព័ត៌មានទំនាក់ទំនង តាមកញ្ចប់សេវា',
  },
  Service: { en: 'Request services for their company', km: 'ស្នើសុំសេវាកម្មពីយើងជូនក្រុមហ៊ុនរបស់ខ្លួន' },
  Content: { en: 'Write the site’s articles', km: 'សរសេរអត្ថបទនៃគេហទំព័រ' },
  Admin: { en: 'Run the site', km: 'គ្រប់គ្រងគេហទំព័រ' },
} satisfies Record<Subject, Localized>;

/** Sign-up roles, in the order of the table's columns. */
export const rightRoles = ['user', 'recruiter', 'trainer'] as const satisfies readonly SignUpRole[];

/** Rows of the table of rights: the subjects on which at least one role has a right. */
export const rights: readonly Subject[] = subjects.filter((subject) =>
  rightRoles.some((role) => can(role, subject)),
);
