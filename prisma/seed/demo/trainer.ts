/** Training providers of the demo; all names are invented. The first is the demo trainer's. */
export const trainingProviders = [
  {
    name: 'Lotus Skills Centre',
    nameKm: 'មជ្ឈមណ្ឌលជំនាញ ផ្កាឈូក',
    owner: 'Chea Socheata',
    provinceSlug: 'phnom-penh',
    address: 'No. 42, Street 315, Toul Kork, Phnom Penh',
    about:
      'Short courses for people at work: accounting, office skills and leadership, in the evening and at weekends.',
  },
  {
    name: 'Naga HR Academy',
    nameKm: 'បណ្ឌិត្យសភាធនធានមនុស្ស នាគ',
    owner: 'Prak Leakhena',
    provinceSlug: 'phnom-penh',
    address: 'No. 7, Street 294, Boeng Keng Kang, Phnom Penh',
    about: 'Labour law, payroll and recruitment, taught by people who do it every day.',
  },
  {
    name: 'Sugar Palm Digital School',
    nameKm: 'សាលាឌីជីថល ដើមត្នោត',
    owner: 'Seng Ratanak',
    provinceSlug: 'phnom-penh',
    address: 'No. 150, Street 598, Sen Sok, Phnom Penh',
    about: 'Programming, design and online marketing for beginners and for those who change their work.',
  },
  {
    name: 'Angkor Hospitality School',
    nameKm: 'សាលាបដិសណ្ឋារកិច្ច អង្គរ',
    owner: 'Keo Bopha',
    provinceSlug: 'siem-reap',
    address: 'Sivutha Boulevard, Siem Reap',
    about: 'Reception, housekeeping, kitchen and bar: practice in a training hotel in Siem Reap.',
  },
  {
    name: 'Sangke Technical Training',
    nameKm: 'មជ្ឈមណ្ឌលបច្ចេកទេស សង្កែ',
    owner: 'Meas Vuthy',
    provinceSlug: 'battambang',
    address: 'National Road 5, Battambang',
    about: 'Electricity, cooling and safety at work, with workshops of its own.',
  },
  {
    name: 'Mekong Language House',
    nameKm: 'ផ្ទះភាសា មេគង្គ',
    owner: 'Ly Chanthy',
    provinceSlug: 'kampong-cham',
    address: 'Preah Monivong Street, Kampong Cham',
    about: 'English, Chinese and Korean for work, in small groups.',
  },
] as const;
