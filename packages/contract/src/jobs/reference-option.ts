import type { OptionOf, Options } from '../kernel/option.ts';

export const referenceKinds = {
  category: { en: 'Categories', km: 'ផ្នែកការងារ' },
  industry: { en: 'Industries', km: 'វិស័យ' },
  province: { en: 'Provinces', km: 'រាជធានី/ខេត្ត' },
  skill: { en: 'Skills', km: 'ជំនាញ' },
} satisfies Options;
export type ReferenceKind = OptionOf<typeof referenceKinds>;

/** Lists that can be extended: the number of provinces is fixed by law, and URLs contain them. */
export const openReferenceKinds = {
  category: referenceKinds.category,
  industry: referenceKinds.industry,
  skill: referenceKinds.skill,
} satisfies Options;
export type OpenReferenceKind = OptionOf<typeof openReferenceKinds>;

/** Tabler icons available for categories; pages draw only these. */
export const categoryIcons = {
  IconBriefcase: { en: 'Briefcase', km: 'កាបូបឯកសារ' },
  IconBed: { en: 'Bed', km: 'គ្រែ' },
  IconBolt: { en: 'Lightning', km: 'ផ្លេកបន្ទោរ' },
  IconBuildingBank: { en: 'Bank', km: 'ធនាគារ' },
  IconBuildingFactory2: { en: 'Factory', km: 'រោងចក្រ' },
  IconBuildingSkyscraper: { en: 'High-rise', km: 'អគារខ្ពស់' },
  IconCalculator: { en: 'Calculator', km: 'ម៉ាស៊ីនគិតលេខ' },
  IconChefHat: { en: 'Chef’s hat', km: 'មួកចុងភៅ' },
  IconClipboardList: { en: 'Clipboard', km: 'ក្ដារកត់ត្រា' },
  IconCode: { en: 'Code', km: 'កូដកម្មវិធី' },
  IconHeadset: { en: 'Headset', km: 'កាសស្ដាប់' },
  IconHeartHandshake: { en: 'Hands in a heart', km: 'ដៃក្នុងបេះដូង' },
  IconHome: { en: 'House', km: 'ផ្ទះ' },
  IconLanguage: { en: 'Languages', km: 'ភាសា' },
  IconNews: { en: 'Newspaper', km: 'កាសែត' },
  IconPackage: { en: 'Box', km: 'ប្រអប់' },
  IconPalette: { en: 'Palette', km: 'ក្ដារលាយពណ៌' },
  IconPlant2: { en: 'Plant', km: 'កូនរុក្ខជាតិ' },
  IconRulerMeasure: { en: 'Ruler', km: 'បន្ទាត់' },
  IconScale: { en: 'Scales', km: 'ជញ្ជីង' },
  IconSchool: { en: 'Graduation cap', km: 'មួកបញ្ចប់ការសិក្សា' },
  IconShield: { en: 'Shield', km: 'ខែល' },
  IconShirt: { en: 'Shirt', km: 'អាវ' },
  IconShoppingCart: { en: 'Shopping cart', km: 'រទេះទិញអីវ៉ាន់' },
  IconSparkles: { en: 'Sparkles', km: 'ផ្កាយភ្លឺ' },
  IconSpeakerphone: { en: 'Megaphone', km: 'មេក្រូ' },
  IconStethoscope: { en: 'Stethoscope', km: 'ស្ដេតូស្កុប' },
  IconTools: { en: 'Tools', km: 'ឧបករណ៍ជាង' },
  IconTrendingUp: { en: 'Rising line', km: 'បន្ទាត់ឡើង' },
  IconTruckDelivery: { en: 'Delivery truck', km: 'ឡានដឹកទំនិញ' },
  IconUsers: { en: 'People', km: 'មនុស្ស' },
} satisfies Options;
export type CategoryIconName = OptionOf<typeof categoryIcons>;
