/** A sentence about privacy, money or deletion that states a promise. */
interface Promised {
  /** `<namespace>:<key>` of a page, `message:<code>` of an error, or the file in which both stand. */
  at: string;
  /** Number of the promise in SECURITY.md. */
  promise: string;
  en: string;
  km: string;
}

/**
 * The sentences as they were when they were last compared with their promise and its tests. `check` refuses a sentence
 * that has changed since: compare it again, then write it here.
 */
export const promised: readonly Promised[] = [
  {
    at: 'invitation:lead',
    promise: '58',
    en: 'From companies and trainers who found your CV. Declining shows them nothing about you. They see your name and contact details if you apply or register, or if a company opens your full CV.',
    km: 'ពីក្រុមហ៊ុន និងគ្រូបណ្ដុះបណ្ដាលដែលបានរកឃើញប្រវត្តិរូបរបស់អ្នក។ បើអ្នកបដិសេធ អ្នកអញ្ជើញនឹងមិនឃើញព័ត៌មានអ្វីអំពីអ្នកឡើយ។ ឈ្មោះ និងព័ត៌មានទំនាក់ទំនងរបស់អ្នកនឹងបង្ហាញ តែពេលអ្នកដាក់ពាក្យ ឬចុះឈ្មោះ ឬពេលក្រុមហ៊ុនបើកមើលប្រវត្តិរូបពេញលេញរបស់អ្នក។',
  },
  {
    at: 'invitation:invite.messageHint',
    promise: '58',
    en: 'Plain text only, no links or e-mail addresses. You won’t see who this is; replies come through the site.',
    km: 'អក្សរធម្មតា គ្មានតំណ ឬអ៊ីមែល។ អ្នកនឹងមិនឃើញថាជានរណាទេ ចម្លើយនឹងមកតាមគេហទំព័រនេះ។',
  },
  {
    at: 'resume:visibility.public',
    promise: '63',
    en: 'Anyone signed in can read it, without your contact details. Recruiters can open the full CV.',
    km: 'អ្នកដែលបានចូលគណនីអាចអានប្រវត្តិរូបនេះបាន ដោយមិនឃើញព័ត៌មានទំនាក់ទំនង។ អ្នកជ្រើសរើសបុគ្គលិកអាចបើកមើលប្រវត្តិរូបពេញលេញ។',
  },
  {
    at: 'resume:visibility.recruiters',
    promise: '58',
    en: 'Recruiters and trainers can find it, without your name and contact details. Recruiters can open the full CV, and you’ll see which companies did.',
    km: 'អ្នកជ្រើសរើសបុគ្គលិក និងគ្រូបណ្ដុះបណ្ដាលអាចរកឃើញប្រវត្តិរូបនេះ ដោយមិនឃើញឈ្មោះ និងព័ត៌មានទំនាក់ទំនង។ អ្នកជ្រើសរើសបុគ្គលិកអាចបើកមើលប្រវត្តិរូបពេញលេញ ហើយអ្នកនឹងដឹងថាក្រុមហ៊ុនណាបានបើក។',
  },
  {
    at: 'resume:hint.attachments',
    promise: '58',
    en: 'Certificates, letters, or a CV you already have. Only companies that you send your CV to, or that open your full CV, can see them.',
    km: 'វិញ្ញាបនបត្រ លិខិតបញ្ជាក់ ឬប្រវត្តិរូបដែលអ្នកមានស្រាប់។ មានតែក្រុមហ៊ុនដែលអ្នកផ្ញើប្រវត្តិរូបទៅ ឬក្រុមហ៊ុនដែលបើកមើលប្រវត្តិរូបពេញលេញប៉ុណ្ណោះដែលមើលឃើញ។',
  },
  {
    at: 'resume:empty.references',
    promise: '58',
    en: 'People who can recommend you. Ask them first. Only companies that you send your CV to, or that open your full CV, can see them.',
    km: 'អ្នកដែលអាចបញ្ជាក់អំពីអ្នកបាន។ សូមសុំការយល់ព្រមជាមុន។ មានតែក្រុមហ៊ុនដែលអ្នកផ្ញើប្រវត្តិរូបទៅ ឬក្រុមហ៊ុនដែលបើកមើលប្រវត្តិរូបពេញលេញប៉ុណ្ណោះដែលមើលឃើញ។',
  },
  {
    at: 'talent:talents.lead',
    promise: '58',
    en: 'People looking for work, by what they can do. Names and contact details are hidden.',
    km: 'អ្នកកំពុងរកការងារ រៀបតាមសមត្ថភាព។ ឈ្មោះ និងព័ត៌មានទំនាក់ទំនងត្រូវបានលាក់។',
  },
  {
    at: 'talent:resumes.lead',
    promise: '58',
    en: 'Each full CV, with name, contact details and files, uses one CV view from your package.',
    km: 'បើកមើលប្រវត្តិរូបពេញលេញ មានឈ្មោះ ព័ត៌មានទំនាក់ទំនង និងឯកសារ ដោយប្រើសិទ្ធិបើកមើលមួយក្នុងកញ្ចប់សេវារបស់អ្នក។',
  },
  {
    at: 'talent:detail.hidden',
    promise: '58',
    en: 'Name, contact details, photo and employers are hidden. In texts, they appear as •••.',
    km: 'ឈ្មោះ ព័ត៌មានទំនាក់ទំនង រូបថត និងឈ្មោះក្រុមហ៊ុនធ្លាប់ធ្វើការត្រូវបានលាក់។ ក្នុងអត្ថបទ ព័ត៌មានទាំងនេះបង្ហាញជា •••។',
  },
  {
    at: 'company-paper:seen',
    promise: '18',
    en: 'Only your company’s owner and recruiters and the career centre can see these documents.',
    km: 'មានតែម្ចាស់ក្រុមហ៊ុន អ្នកជ្រើសរើសបុគ្គលិករបស់ក្រុមហ៊ុន និងមជ្ឈមណ្ឌលអាជីពទេ ដែលអាចមើលឯកសារទាំងនេះបាន។',
  },
  {
    at: 'application:easy.confirmText',
    promise: '50',
    en: 'We’ve sent a link to {{email}}. Open it within {{hours}} hours to send your application to the employer. Until then nobody sees it.',
    km: 'យើងបានផ្ញើអ៊ីមែលទៅ {{email}}។ សូមបើកតំណក្នុងអ៊ីមែលនោះក្នុងរយៈពេល {{hours}} ម៉ោង រួចពាក្យសុំរបស់អ្នកនឹងទៅដល់និយោជក។ មុនពេលនោះ គ្មាននរណាឃើញឡើយ។',
  },
  {
    at: 'notification:push.text',
    promise: '67',
    en: 'Get these notifications on this device even when the site is closed, as long as you’re signed in.',
    km: 'ទទួលដំណឹងទាំងនេះលើឧបករណ៍នេះ ទោះបីអ្នកបិទគេហទំព័រក៏ដោយ ដរាបណាអ្នកនៅចូលគណនី។',
  },
  {
    at: 'account:reset.doneHint',
    promise: '13',
    en: 'You’ve been signed out on all devices. Sign in with your new password.',
    km: 'អ្នកត្រូវចូលគណនីម្ដងទៀតលើគ្រប់ឧបករណ៍។ សូមប្រើពាក្យសម្ងាត់ថ្មី។',
  },
  {
    at: 'account:updatePassword.done',
    promise: '13',
    en: 'Password changed. You’ve been signed out on your other devices.',
    km: 'បានប្ដូរពាក្យសម្ងាត់ហើយ។ អ្នកត្រូវចូលគណនីម្ដងទៀតលើឧបករណ៍ផ្សេងទៀត។',
  },
  {
    at: 'admin:disable.text',
    promise: '13',
    en: 'The account’s owner will be signed out on all devices and won’t be able to sign in. You can enable the account again later.',
    km: 'ម្ចាស់គណនីនឹងត្រូវចេញពីគ្រប់ឧបករណ៍ ហើយមិនអាចចូលគណនីបានទេ។ អ្នកអាចបើកគណនីនេះវិញនៅពេលក្រោយ។',
  },
  {
    at: 'privacy:delete.everywhere',
    promise: '13',
    en: 'You’ll be signed out on all devices.',
    km: 'អ្នកនឹងត្រូវចេញពីគណនីលើគ្រប់ឧបករណ៍។',
  },
  {
    at: 'privacy:delete.forGood',
    promise: '47',
    en: 'This takes effect immediately and can’t be undone:',
    km: 'គណនីនឹងត្រូវលុបភ្លាមៗ ហើយមិនអាចយកមកវិញបានទេ៖',
  },
  {
    at: 'privacy:delete.what.user',
    promise: '47',
    en: 'Your profile, your CV files and your applications will be deleted. Recruiters will no longer see them.',
    km: 'ព័ត៌មានផ្ទាល់ខ្លួន ប្រវត្តិរូប (CV) និងពាក្យសុំរបស់អ្នកនឹងត្រូវលុប។ អ្នកជ្រើសរើសបុគ្គលិកនឹងមិនអាចមើលបានទៀតទេ។',
  },
  {
    at: 'privacy:delete.what.recruiter',
    promise: '47',
    en: 'Your profile will be deleted. If you have no colleagues at your company, its page, its jobs and their applications will be deleted too. Otherwise your colleagues keep them.',
    km: 'ព័ត៌មានផ្ទាល់ខ្លួនរបស់អ្នកនឹងត្រូវលុប។ បើអ្នកគ្មានសហការីក្នុងក្រុមហ៊ុនទេ ទំព័រក្រុមហ៊ុន ការងារ និងពាក្យសុំដែលបានទទួល ក៏នឹងត្រូវលុបដែរ។ បើមានសហការី សហការីនឹងគ្រប់គ្រងបន្ត។',
  },
  {
    at: 'privacy:delete.later',
    promise: '47',
    en: 'Backup copies will be deleted within {{days}} days.',
    km: 'ច្បាប់ចម្លងបម្រុងទុកនឹងត្រូវលុបក្នុងរយៈពេល {{days}} ថ្ងៃ។',
  },
  {
    at: 'account:merge.warning',
    promise: '47',
    en: '{{email}} will then be deleted for good. Where both accounts have the same thing, this account’s version stays. If you applied for the same job with both accounts, we keep the application that’s furthest along.',
    km: 'បន្ទាប់មក {{email}} នឹងត្រូវលុបជាអចិន្ត្រៃយ៍។ អ្វីដែលគណនីទាំងពីរមានដូចគ្នា យើងរក្សាទុករបស់គណនីនេះ។ បើអ្នកបានដាក់ពាក្យសុំការងារតែមួយពីគណនីទាំងពីរ យើងរក្សាទុកពាក្យសុំដែលដំណើរការទៅមុខជាង។',
  },
  {
    at: 'job-post:when.says.later',
    promise: 'fault 15',
    en: 'When you press “Schedule”, the job will be set to publish on {{day}} at {{hour}} a.m. Only then does it use one job from your package.',
    km: 'ពេលអ្នកចុច «កំណត់ថ្ងៃផ្សាយ» ការងារនេះនឹងផ្សាយដោយស្វ័យប្រវត្តិនៅថ្ងៃទី {{day}} ម៉ោង {{hour}}:00 ព្រឹក។ ពេលនោះទើបកាត់ការងារចំនួន 1 ពីកញ្ចប់សេវារបស់អ្នក។',
  },
  {
    at: 'order-admin:refund.text',
    promise: 'fault 17',
    en: 'No more jobs can be posted with this order. Refund the money through your bank: here you only record it. The invoice stays, and a credit note with the next number takes it back. The company sees your reason on it. This can’t be undone.',
    km: 'មិនអាចផ្សាយការងារបន្ថែមតាមការបញ្ជាទិញនេះទៀតទេ។ សូមបង្វិលប្រាក់តាមធនាគាររបស់អ្នក នៅទីនេះគ្រាន់តែកត់ត្រាប៉ុណ្ណោះ។ វិក្កយបត្រនៅដដែល ហើយប្រព័ន្ធចេញប័ណ្ណឥណទានតាមលេខបន្ទាប់ ដើម្បីលុបតម្លៃវិក្កយបត្រនោះ។ ក្រុមហ៊ុនឃើញមូលហេតុរបស់អ្នកលើប័ណ្ណនោះ។ ការកត់ត្រានេះមិនអាចត្រឡប់វិញបានទេ។',
  },
  {
    at: 'error:order.free_again',
    promise: '65',
    en: 'Your company already uses a free package. You can order another one when it ends.',
    km: 'ក្រុមហ៊ុនរបស់អ្នកកំពុងប្រើកញ្ចប់សេវាឥតគិតថ្លៃស្រាប់។ អ្នកអាចបញ្ជាទិញម្ដងទៀតបាន ពេលកញ្ចប់នេះផុតកំណត់។',
  },
  {
    at: 'error:order.free_elsewhere',
    promise: '65',
    en: 'The owner of this company already uses a free package with the same mailbox, for another company or an earlier account. Choose a paid package, or wait until the free one ends.',
    km: 'ម្ចាស់ក្រុមហ៊ុននេះកំពុងប្រើកញ្ចប់សេវាឥតគិតថ្លៃមួយស្រាប់ តាមប្រអប់អ៊ីមែលដដែល នៅក្រុមហ៊ុនផ្សេង ឬគណនីមុន។ សូមជ្រើសរើសកញ្ចប់សេវាដែលបង់ប្រាក់ ឬរង់ចាំកញ្ចប់សេវាឥតគិតថ្លៃនោះផុតកំណត់។',
  },
  {
    at: 'error:consent.most',
    promise: '61',
    en: 'We’ve asked at this e-mail address too often this month. Call the candidate instead.',
    km: 'ខែនេះយើងបានសុំការយល់ព្រមតាមអ៊ីមែលនេះញឹកញាប់ពេកហើយ។ សូមទូរស័ព្ទទៅបេក្ខជនវិញ។',
  },
  {
    at: 'error:phone.too_many',
    promise: '70',
    en: 'This number has been sent many codes today. Try again in {hours} hours, or sign in another way.',
    km: 'ថ្ងៃនេះលេខនេះទទួលលេខកូដច្រើនដងហើយ។ សូមព្យាយាមម្ដងទៀតក្នុងរយៈពេល {hours} ម៉ោង ឬចូលតាមវិធីផ្សេង។',
  },
  {
    at: 'error:phone.spent',
    promise: '70',
    en: 'No more codes can be sent to phones today. Try again tomorrow, or sign in another way.',
    km: 'ថ្ងៃនេះលែងអាចផ្ញើលេខកូដទៅទូរស័ព្ទបានទៀតហើយ។ សូមព្យាយាមម្ដងទៀតនៅថ្ងៃស្អែក ឬចូលតាមវិធីផ្សេង។',
  },
  {
    at: 'apps/api/src/modules/talent/invitation/invitation.mail.ts',
    promise: '58',
    en: 'The invitation doesn’t tell them who you are. They’ll see your name and contact details only if you apply, or if they open your full CV.',
    km: 'ការអញ្ជើញនេះមិនប្រាប់ក្រុមហ៊ុនថាអ្នកជានរណាទេ។ ក្រុមហ៊ុននឹងឃើញឈ្មោះ និងព័ត៌មានទំនាក់ទំនងរបស់អ្នក តែពេលអ្នកដាក់ពាក្យ ឬពេលក្រុមហ៊ុនបើកមើលប្រវត្តិរូបពេញលេញរបស់អ្នកប៉ុណ្ណោះ។',
  },
  {
    at: 'apps/api/src/modules/talent/invitation/invitation.mail.ts',
    promise: '58',
    en: 'The invitation doesn’t tell them who you are. They’ll see your name and contact details only if you register.',
    km: 'ការអញ្ជើញនេះមិនប្រាប់គ្រូបណ្ដុះបណ្ដាលថាអ្នកជានរណាទេ។ គ្រូបណ្ដុះបណ្ដាលនឹងឃើញឈ្មោះ និងព័ត៌មានទំនាក់ទំនងរបស់អ្នក តែពេលអ្នកចុះឈ្មោះប៉ុណ្ណោះ។',
  },
  {
    at: 'prisma/seed/reference/article/legal.ts',
    promise: '58',
    en: 'The talent search shows no names, photos or contact details. Recruiters can open the full CV, and you see which companies did.',
    km: 'ការស្វែងរកបេក្ខជនមិនបង្ហាញឈ្មោះ រូបថត ឬព័ត៌មានទំនាក់ទំនងឡើយ។ អ្នកជ្រើសរើសបុគ្គលិកអាចបើកមើលប្រវត្តិរូបពេញលេញ ហើយអ្នកនឹងដឹងថាក្រុមហ៊ុនណាបានបើក។',
  },
  {
    at: 'prisma/seed/reference/article/legal.ts',
    promise: '47',
    en: 'When an account is deleted, its data is deleted too, and from all backups within 30 days.',
    km: 'ពេលគណនីត្រូវបានលុប ទិន្នន័យរបស់គណនីក៏ត្រូវលុបដែរ ហើយនឹងលុបចេញពីច្បាប់ចម្លងបម្រុងទាំងអស់ក្នុងរយៈពេល 30 ថ្ងៃ។ វិក្កយបត្រត្រូវរក្សាទុកតាមច្បាប់កំណត់។',
  },
];
