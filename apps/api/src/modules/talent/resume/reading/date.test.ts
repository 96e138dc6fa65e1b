import { describe, expect, it } from 'vitest';
import { dayIn, spanIn } from './date.ts';

describe('the time of an entry', () => {
  it.each([
    ['Jan 2020 – Present', '2020-01', 'now'],
    ['01/2020-03/2022', '2020-01', '2022-03'],
    ['2019 - 2021', '2019-01', '2021-12'],
    ['(Jun. 2014 to Apr. 2019)', '2014-06', '2019-04'],
    ['Sep–Dec 2020', '2020-09', '2020-12'],
    ['Since May 2019', '2019-05', 'now'],
    ['មករា ២០២០ ដល់ បច្ចុប្បន្ន', '2020-01', 'now'],
    ['ខែមីនា ឆ្នាំ២០១៥ ដល់បច្ចុប្បន្ន', '2015-03', 'now'],
    ['ឆ្នាំ២០១៣-២០១៧', '2013-01', '2017-12'],
    ['មិថុនា ២០១៦ – ធ្នូ ២០១៩', '2016-06', '2019-12'],
  ])('%s', (text, from, to) => {
    const span = spanIn(text);
    expect([span?.from, span?.current ? 'now' : span?.to]).toEqual([from, to]);
    expect(span?.rest).toBe('');
  });

  it('leaves what stands beside it', () => {
    expect(spanIn('Tonle Beverage, 05/2021 - Present')?.rest).toBe('Tonle Beverage');
    expect(spanIn('Cook\t2019 - 2021')?.rest).toBe('Cook');
  });

  it('is none in a telephone number, and none that runs backwards', () => {
    expect(spanIn('012 201 920')).toBeNull();
    expect(spanIn('+855 12 2019 20')).toBeNull();
    expect(spanIn('2021 - 2019')?.isPoint).toBe(true);
  });
});

describe('a day of birth', () => {
  it.each([
    ['12 May 1995', '1995-05-12'],
    ['03/09/2005', '2005-09-03'],
    ['1998-11-23', '1998-11-23'],
    ['១២ ឧសភា ១៩៩២', '1992-05-12'],
    ['ថ្ងៃទី ០៥ ខែ កក្កដា ឆ្នាំ ១៩៩០', '1990-07-05'],
    ['31/02/1990', null],
    ['1990', null],
    ['May 1990', null],
  ])('%s', (text, day) => {
    expect(dayIn(text)).toBe(day);
  });
});
