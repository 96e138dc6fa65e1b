/** Other spellings of the districts of Phnom Penh, as people write them in addresses. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  'Chamkar Mon': ['chamkamon', 'ចំការមន', 'ចម្ការមន'],
  'Chbar Ampov': ['chbaampov', 'ច្បារអំពៅ'],
  'Chraoy Chongvar': ['chroychangvar', 'chroychongvar', 'chruychangvar', 'ជ្រោយចង្វារ'],
  Dangkao: ['dangkor', 'ដង្កោ'],
  'Doun Penh': ['daunpenh', 'donpenh', 'ដូនពេញ'],
  'Mean Chey': ['meanchay', 'មានជ័យ'],
  'Praek Pnov': ['prekpnov', 'ព្រែកព្នៅ'],
  'Prampir Meakkakra': ['7makara', 'prampimakara', '7មករា', '៧មករា'],
  'Pur SenChey': ['porsenchey', 'posenchey', 'ពោធិ៍សែនជ័យ'],
  'Russey Keo': ['russeikeo', 'russeykeo', 'ឫស្សីកែវ', 'ឬស្សីកែវ'],
  Saensokh: ['sensok', 'saensok', 'សែនសុខ'],
  'Tuol Kouk': ['toulkork', 'tuolkork', 'toulkouk', 'ទួលគោក'],
};

const plain = (text: string) => text.toLowerCase().replace(/[\s.,'’-]/g, '');

/**
 * The district that an address names, of those of a province; undefined if it names none. A district that is called as
 * its province is not told apart from it.
 */
export function districtIn(
  address: string,
  districts: readonly string[],
  province: string,
): string | undefined {
  const plainAddress = plain(address);
  return districts.find(
    (name) =>
      plain(name) !== plain(province) &&
      [plain(name), ...(spellings[name] ?? [])].some((spelling) => plainAddress.includes(spelling)),
  );
}
