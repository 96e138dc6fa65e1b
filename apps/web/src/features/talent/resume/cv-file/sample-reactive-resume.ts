/* Documents for tests, in the shapes that Reactive Resume exports. */

const section5 = { columns: 1, hidden: false, icon: '', keepTogether: false, startOnNewPage: false };
const website = { url: '', label: '', inlineLink: false };

export const version5 = {
  picture: {
    hidden: false,
    url: 'https://files.example/dara.jpg',
    size: 100,
    borderColor: 'rgba(0, 0, 0, 0.5)',
  },
  basics: {
    name: 'Sok Dara',
    headline: 'Pastry chef',
    email: 'dara@example.com',
    phone: '+855 12 345 678',
    location: 'Street 271, Phnom Penh',
    website: { url: 'https://dara.example', label: 'My cakes' },
    customFields: [{ id: '0197', icon: 'cake', text: 'Open to night shifts', link: '' }],
  },
  summary: {
    ...section5,
    title: '',
    content:
      '<p>I bake bread.</p><p>And <strong>cakes</strong>, see <a href="https://cakes.example/all">these</a>.</p>',
  },
  sections: {
    experience: {
      ...section5,
      title: 'Kitchens I worked in',
      items: [
        {
          id: '0198',
          hidden: false,
          company: 'Riverside Hotel',
          position: 'Head of pastry',
          location: 'Siem Reap',
          period: 'March 2022 - Present',
          website: { url: 'https://hotel.example', label: '', inlineLink: true },
          roles: [],
          description:
            '<ul><li><p>Led five bakers</p></li><li><p>Planned menus</p><ul><li>Weddings</li></ul></li></ul>',
        },
        {
          id: '0199',
          hidden: false,
          company: 'Old Market Bakery',
          position: 'Both of them',
          location: '',
          period: '2016 - February 2022',
          website,
          roles: [
            {
              id: 'a',
              position: 'Baker',
              period: 'June 2019 – February 2022',
              description: '<p>Night shifts</p>',
            },
            { id: 'b', position: 'Apprentice', period: '2016–2019', description: '' },
          ],
          description: '',
        },
        {
          id: '0200',
          hidden: true,
          company: 'Uncle’s shop',
          position: 'Seller',
          location: '',
          period: '2015',
          website,
          roles: [],
          description: '',
        },
      ],
    },
    education: {
      ...section5,
      title: '',
      items: [
        {
          id: '0201',
          hidden: false,
          school: 'Culinary Academy',
          degree: 'Associate degree',
          area: 'Baking',
          grade: 'with honours',
          location: 'Battambang',
          period: '2014 - 2016',
          website,
          description: '<p>Thesis on sourdough</p>',
        },
      ],
    },
    skills: {
      ...section5,
      keywordLayout: 'inline',
      title: '',
      items: [
        {
          id: 's',
          hidden: false,
          icon: 'x',
          iconColor: '',
          name: 'Sourdough',
          proficiency: 'Expert',
          level: 5,
          keywords: [],
        },
        {
          id: 't',
          hidden: false,
          icon: '',
          iconColor: '',
          name: 'Machines',
          proficiency: 'Since 2016',
          level: 0,
          keywords: ['Spiral mixer', 'Deck oven'],
        },
      ],
    },
    languages: {
      ...section5,
      title: '',
      items: [
        { id: 'l', hidden: false, language: 'English', fluency: 'B2', level: 3 },
        { id: 'm', hidden: false, language: 'Polish', fluency: 'Conversational', level: 2 },
      ],
    },
    certifications: {
      ...section5,
      title: '',
      items: [
        {
          id: 'c',
          hidden: false,
          title: 'Food safety',
          issuer: 'City council',
          date: 'June 2021',
          website,
          description: '<p>Renewed</p>',
        },
      ],
    },
    references: {
      ...section5,
      title: '',
      items: [
        {
          id: 'r',
          hidden: false,
          name: 'Keo Vibol',
          position: 'Owner',
          phone: '+85512999888',
          website,
          description: '<p>“Never late”</p>',
        },
        {
          id: 'q',
          hidden: false,
          name: 'Others available upon request',
          position: '',
          phone: '',
          website,
          description: '',
        },
      ],
    },
    volunteer: {
      ...section5,
      title: '',
      items: [
        {
          id: 'v',
          hidden: false,
          organization: 'School kitchen',
          location: 'Takeo',
          period: '2020 - Present',
          website,
          description: '',
        },
      ],
    },
    awards: {
      ...section5,
      title: '',
      items: [
        {
          id: 'w',
          hidden: false,
          title: 'Best cake',
          awarder: 'Fair',
          date: '2023',
          website,
          description: '',
        },
      ],
    },
    interests: {
      ...section5,
      hidden: true,
      title: '',
      items: [{ id: 'i', hidden: false, icon: '', name: 'Chess', keywords: ['Blitz'] }],
    },
  },
  customSections: [
    {
      ...section5,
      title: 'Earlier',
      type: 'experience',
      id: 'x',
      items: [
        {
          id: 'y',
          hidden: false,
          company: 'Canteen',
          position: 'Helper',
          period: '01/2013-12/2013',
          roles: [],
        },
      ],
    },
    {
      ...section5,
      title: 'Letter',
      type: 'cover-letter',
      id: 'z',
      items: [{ id: 'k', hidden: false, recipient: '<p>The manager<br>Kep</p>', content: '<p>Dear Sir</p>' }],
    },
  ],
  metadata: { template: 'onyx', notes: '<p>Ask for a raise</p>', page: { locale: 'en-US' } },
};
