/* Documents for tests, in the shapes that earlier versions of Reactive Resume exported. */

const section4 = (id: string, name: string) => ({ id, name, columns: 1, separateLinks: true, visible: true });
const url = { label: '', href: '' };

export const version4 = {
  basics: {
    name: 'Sok Dara',
    headline: '',
    email: 'dara@example.com',
    phone: '012 345 678',
    location: 'Kampot',
    url: { label: 'Cakes', href: 'https://dara.example' },
    customFields: [{ id: 'f', icon: 'cake', name: 'Date of birth', value: '1 May 1999' }],
    picture: { url: 'https://files.example/dara.jpg', size: 64, aspectRatio: 1, effects: { hidden: false } },
  },
  sections: {
    summary: { ...section4('summary', 'Summary'), visible: false, content: '<p>I bake.</p>' },
    experience: {
      ...section4('experience', 'Experience'),
      items: [
        {
          id: 'a',
          visible: true,
          company: 'Bakery',
          position: 'Baker',
          location: 'Kep',
          date: 'June 2016 to December 2018',
          summary: '<ol><li>Bread</li><li>Cakes</li></ol>',
          url,
        },
        {
          id: 'b',
          visible: true,
          company: 'Stall',
          position: 'Seller',
          location: '',
          date: '2015',
          summary: 'Sold bread for < 1 dollar',
          url,
        },
        {
          id: 'c',
          visible: false,
          company: 'Field',
          position: 'Farmer',
          location: '',
          date: '',
          summary: '',
          url,
        },
      ],
    },
    skills: {
      ...section4('skills', 'Skills'),
      items: [{ id: 'd', visible: true, name: 'Baking', description: 'Advanced', level: 4, keywords: [] }],
    },
    languages: {
      ...section4('languages', 'Languages'),
      items: [{ id: 'e', visible: true, name: 'French', description: 'Mother tongue', level: 5 }],
    },
    custom: {
      abc: {
        ...section4('abc', 'Fairs'),
        items: [
          {
            id: 'g',
            visible: true,
            name: 'Night market',
            description: 'Stand',
            date: '2019',
            location: 'Kep',
            summary: '<p>Sold out</p>',
            keywords: ['bread'],
            url,
          },
        ],
      },
    },
  },
  metadata: { template: 'rhyhorn', notes: '', layout: [[['summary'], ['skills']]] },
};

export const version3 = {
  id: 7,
  name: 'CV for hotels',
  slug: 'cv-for-hotels',
  public: false,
  basics: {
    name: 'Sok Dara',
    email: 'dara@example.com',
    phone: '012 345 678',
    headline: 'Baker',
    birthdate: '1999-05-01T00:00:00.000Z',
    website: 'https://dara.example',
    summary: 'I bake **bread**.',
    location: { address: 'Street 1', city: 'Kep', region: 'South', country: 'Cambodia', postalCode: '07000' },
    profiles: [{ id: 'p', network: 'GitHub', username: 'dara', url: '' }],
    photo: { url: 'https://files.example/dara.jpg', visible: true, filters: { size: 96, shape: 'square' } },
  },
  sections: {
    work: {
      id: 'work',
      name: 'Work Experience',
      type: 'basic',
      columns: 2,
      visible: true,
      items: [
        {
          id: 'w',
          name: 'Bakery',
          position: 'Baker',
          url: '',
          date: { start: '2019-02-01', end: '' },
          summary: '- Bread',
        },
      ],
    },
    education: {
      id: 'education',
      name: 'Education',
      type: 'basic',
      visible: true,
      items: [
        {
          id: 'e',
          institution: 'Academy',
          degree: 'Bachelor',
          area: 'Food',
          score: '3.8',
          courses: ['Dough'],
          date: { start: '2015-01-01', end: '2018-12-31' },
          summary: '',
        },
      ],
    },
    skills: {
      id: 'skills',
      name: 'Skills',
      type: 'basic',
      visible: true,
      items: [{ id: 's', name: 'Baking', level: 'Expert', levelNum: 9, keywords: [] }],
    },
    references: {
      id: 'references',
      name: 'References',
      type: 'basic',
      visible: true,
      items: [
        {
          id: 'r',
          name: 'Keo Vibol',
          relationship: 'Owner',
          phone: '+85512999888',
          email: 'vibol@example.com',
          summary: 'Call him',
        },
      ],
    },
  },
  metadata: { theme: { primary: '#f44336' }, locale: 'en' },
};
