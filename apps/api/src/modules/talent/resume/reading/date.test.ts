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
    ['June 2019 until now', '2019-06', 'now'],
    ['June 2019 till now', '2019-06', 'now'],
    ['June 2019 to date', '2019-06', 'now'],
    ['From June 2019 up to the present', '2019-06', 'now'],
    ['June 2019 -', '2019-06', 'now'],
    ['2019 – (still working)', '2019-01', 'now'],
    ['Present - June 2019', '2019-06', 'now'],
    ['ឆ្នាំ២០១៩ រហូតដល់បច្ចុប្បន្ន', '2019-01', 'now'],
    ['ចាប់ពីខែមេសា ឆ្នាំ២០២០ មកដល់សព្វថ្ងៃ', '2020-04', 'now'],
    ['ខែ៥ ឆ្នាំ២០១៩ ដល់ ខែ១២ ឆ្នាំ២០២០', '2019-05', '2020-12'],
    ['ពីឆ្នាំ២០១៥ ដល់ឆ្នាំ២០១៨', '2015-01', '2018-12'],
    ['Aug-19 - Dec-21', '2019-08', '2021-12'],
    ["Aug '19 – Dec '21", '2019-08', '2021-12'],
    ["Mar '18 to present", '2018-03', 'now'],
    ['08/19 - 12/21', '2019-08', '2021-12'],
    ['Sep. 2023 Mar. 2024', '2023-09', '2024-03'],
    ['2015\t2019', '2015-01', '2019-12'],
    ['2019-21', '2019-01', '2021-12'],
    ['2009–11', '2009-01', '2011-12'],
    ['Academic year 2019/20', '2019-01', '2020-12'],
    ['2018/2019 - 2021/2022', '2018-01', '2022-12'],
    ['Spring 2019 - Fall 2020', '2019-03', '2020-11'],
    ['Q2 2019 – Q3 2020', '2019-04', '2020-09'],
    ['early 2019 – late 2020', '2019-01', '2020-12'],
    ['between 2017 and 2019', '2017-01', '2019-12'],
    ['2019 Jan – 2020 Mar', '2019-01', '2020-03'],
    ['Mar 5 2019 - Apr 7 2020', '2019-03', '2020-04'],
    ['06 – 12/2019', '2019-06', '2019-12'],
    ['2009-10 - 2012-03', '2009-10', '2012-03'],
    ['Until March 2019', undefined, '2019-03'],
  ])('%s', (text, from, to) => {
    const span = spanIn(text);
    expect([span?.from, span?.current ? 'now' : span?.to]).toEqual([from, to]);
    expect(span?.rest).toBe(text.startsWith('Academic') ? 'Academic year' : '');
  });

  it.each([
    ['two numbers that are days or years', 'Aug 19 - Dec 21'],
    ['a month, or three years', '2010-12'],
    ['a month, or an academic year', '2004/05'],
    ['two months or two days', '08/09 - 12/10'],
    ['one end', "Dec '21"],
  ])('is none where nobody can tell: %s', (_, text) => expect(spanIn(text)).toBeNull());

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
