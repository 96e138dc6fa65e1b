import type { Pair } from './profession.ts';

type Area = { kind: 'khan' | 'city' | 'district'; name: Pair };

const khan = (en: string, km: string): Area => ({ kind: 'khan', name: [en, km] });
const city = (en: string, km: string): Area => ({ kind: 'city', name: [en, km] });
const district = (en: string, km: string): Area => ({ kind: 'district', name: [en, km] });

/** Towns and districts of demo jobs, by province. */
export const areas: Record<string, readonly Area[]> = {
  'phnom-penh': [
    khan('Chamkar Mon', 'ចំការមន'),
    khan('Daun Penh', 'ដូនពេញ'),
    khan('Toul Kork', 'ទួលគោក'),
    khan('Sen Sok', 'សែនសុខ'),
    khan('Chroy Changvar', 'ជ្រោយចង្វារ'),
    khan('Meanchey', 'មានជ័យ'),
    khan('Russey Keo', 'ឫស្សីកែវ'),
    khan('Por Sen Chey', 'ពោធិ៍សែនជ័យ'),
    khan('Boeng Keng Kang', 'បឹងកេងកង'),
    khan('Chbar Ampov', 'ច្បារអំពៅ'),
  ],
  'banteay-meanchey': [
    city('Serei Saophoan', 'សិរីសោភ័ណ'),
    city('Poipet', 'ប៉ោយប៉ែត'),
    district('Mongkol Borei', 'មង្គលបូរី'),
  ],
  battambang: [
    city('Battambang', 'បាត់ដំបង'),
    district('Moung Ruessei', 'មោងឫស្សី'),
    district('Thma Koul', 'ថ្មគោល'),
  ],
  'kampong-cham': [
    city('Kampong Cham', 'កំពង់ចាម'),
    district('Cheung Prey', 'ជើងព្រៃ'),
    district('Prey Chhor', 'ព្រៃឈរ'),
  ],
  'kampong-chhnang': [city('Kampong Chhnang', 'កំពង់ឆ្នាំង'), district('Kampong Tralach', 'កំពង់ត្រឡាច')],
  'kampong-speu': [
    city('Chbar Mon', 'ច្បារមន'),
    district('Samraong Tong', 'សំរោងទង'),
    district('Kong Pisei', 'គងពិសី'),
  ],
  'kampong-thom': [city('Stueng Saen', 'ស្ទឹងសែន'), district('Baray', 'បារាយណ៍'), district('Stoung', 'ស្ទោង')],
  kampot: [city('Kampot', 'កំពត'), district('Chhuk', 'ឈូក'), district('Kampong Trach', 'កំពង់ត្រាច')],
  kandal: [city('Ta Khmau', 'តាខ្មៅ'), district('Kien Svay', 'កៀនស្វាយ'), district('Ang Snuol', 'អង្គស្នួល')],
  kep: [city('Kep', 'កែប'), district('Damnak Chang’aeur', 'ដំណាក់ចង្អើរ')],
  'koh-kong': [city('Khemarak Phoumin', 'ខេមរភូមិន្ទ'), district('Srae Ambel', 'ស្រែអំបិល')],
  kratie: [city('Kratie', 'ក្រចេះ'), district('Snuol', 'ស្នួល'), district('Chhloung', 'ឆ្លូង')],
  mondulkiri: [city('Saen Monourom', 'សែនមនោរម្យ'), district('Kaev Seima', 'កែវសីមា')],
  'oddar-meanchey': [city('Samraong', 'សំរោង'), district('Anlong Veng', 'អន្លង់វែង')],
  pailin: [city('Pailin', 'ប៉ៃលិន'), district('Sala Krau', 'សាលាក្រៅ')],
  'preah-sihanouk': [
    city('Preah Sihanouk', 'ព្រះសីហនុ'),
    district('Stueng Hav', 'ស្ទឹងហាវ'),
    district('Prey Nob', 'ព្រៃនប់'),
  ],
  'preah-vihear': [
    city('Preah Vihear', 'ព្រះវិហារ'),
    district('Rovieng', 'រវៀង'),
    district('Choam Ksant', 'ជាំក្សាន្ត'),
  ],
  'prey-veng': [city('Prey Veng', 'ព្រៃវែង'), district('Peam Ro', 'ពាមរក៍'), district('Ba Phnum', 'បាភ្នំ')],
  pursat: [city('Pursat', 'ពោធិ៍សាត់'), district('Bakan', 'បាកាន'), district('Krakor', 'ក្រគរ')],
  ratanakiri: [city('Ban Lung', 'បានលុង'), district('Bar Kaev', 'បរកែវ')],
  'siem-reap': [city('Siem Reap', 'សៀមរាប'), district('Puok', 'ពួក'), district('Sout Nikom', 'សូទ្រនិគម')],
  'stung-treng': [city('Stung Treng', 'ស្ទឹងត្រែង'), district('Thala Barivat', 'ថាឡាបរិវ៉ាត់')],
  'svay-rieng': [city('Svay Rieng', 'ស្វាយរៀង'), city('Bavet', 'បាវិត'), district('Romeas Haek', 'រមាសហែក')],
  takeo: [city('Doun Kaev', 'ដូនកែវ'), district('Tram Kak', 'ត្រាំកក់'), district('Bati', 'បាទី')],
  'tboung-khmum': [city('Suong', 'សួង'), district('Memot', 'មេមត់'), district('Ponhea Kraek', 'ពញាក្រែក')],
};

const kindKm = { khan: 'ខណ្ឌ', city: 'ក្រុង', district: 'ស្រុក' } as const;
const kindEn = { khan: '', city: ' City', district: ' District' } as const;

/** Area as part of an address: "Sen Sok", "Suong City", "ស្រុកបាទី". */
export function areaName(area: Area, language: 'en' | 'km'): string {
  return language === 'km' ? kindKm[area.kind] + area.name[1] : area.name[0] + kindEn[area.kind];
}
