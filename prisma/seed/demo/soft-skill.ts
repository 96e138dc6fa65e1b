import type { Pair } from './profession.ts';

export const softSkills: readonly Pair[] = [
  ['Communication', 'ទំនាក់ទំនង'],
  ['Teamwork', 'ធ្វើការជាក្រុម'],
  ['Time management', 'គ្រប់គ្រងពេលវេលា'],
  ['Problem solving', 'ដោះស្រាយបញ្ហា'],
  ['Honesty', 'ស្មោះត្រង់'],
  ['Patience', 'អត់ធ្មត់'],
  ['Attention to detail', 'ហ្មត់ចត់'],
  ['Flexibility', 'បត់បែន'],
  ['Leadership', 'ភាពជាអ្នកដឹកនាំ'],
  ['Punctuality', 'គោរពពេលវេលា'],
  ['Creativity', 'ច្នៃប្រឌិត'],
  ['Critical thinking', 'ត្រិះរិះពិចារណា'],
  ['Service mind', 'ចិត្តស្រលាញ់សេវាកម្ម'],
  ['Willingness to learn', 'ចង់រៀនសូត្របន្ថែម'],
  ['Working under pressure', 'ធ្វើការក្រោមសម្ពាធ'],
  ['Responsibility', 'ទំនួលខុសត្រូវ'],
];
