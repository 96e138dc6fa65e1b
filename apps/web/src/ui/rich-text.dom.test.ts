import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { richElements } from './rich-text.tsx';

const shown = (html: string, tags?: Record<string, string>) =>
  renderToStaticMarkup(createElement('div', null, ...richElements(html, {}, tags))).slice(5, -6);

describe('a formatted text', () => {
  it.each([
    '<p>Hello <strong>you</strong> and <em>them</em></p>',
    '<ul><li><u>one</u></li></ul><ol><li>two</li></ol>',
    '<ol start="3" type="a"><li>three</li></ol>',
    '<h3>Duties</h3><h4>Daily</h4><p>a<br/>b</p>',
    '<p>សួស្ដី &amp; 1 &lt; 2</p>',
    '<p style="text-align:center">x</p>',
    '<span style="color:#c92a2a">x</span>',
  ])('is shown as it is: %s', (html) => {
    expect(shown(html)).toBe(html);
  });

  it('has links that lead out, without a way back', () => {
    expect(shown('<a href="https://example.com" onclick="x()" class="y">go</a>')).toBe(
      '<a rel="noopener nofollow" target="_blank" href="https://example.com">go</a>',
    );
    expect(shown('<a href="/admin">go</a>')).toBe('<a rel="noopener nofollow" target="_blank">go</a>');
    expect(shown('<a href="tel:+85512345678">call</a>')).toContain('href="tel:+85512345678"');
    expect(shown('<a href="tel:*21*012345678#">call</a>')).not.toContain('href');
  });

  it('has pictures that were uploaded here, and no others', () => {
    const src = `/media/images/${'a'.repeat(43)}_l`;
    expect(shown(`<img src="${src}" alt="Our office" onerror="x()" srcset="y">`)).toContain(
      `<img src="${src}" alt="Our office" loading="lazy"/>`,
    );
    for (const other of [
      'https://example.com/x.png',
      `https://example.com${src}`,
      '/api/v1/file/x',
      `${src}?x`,
    ])
      expect(shown(`x<img src="${other}">`)).toBe('x');
  });

  // security 23
  it.each([
    ['<script>alert(1)</script>', ''],
    ['<p onclick="alert(1)">x</p>', '<p>x</p>'],
    ['<img src=x onerror=alert(1)>x', 'x'],
    ['<a href="javascript:alert(1)">x</a>', '<a rel="noopener nofollow" target="_blank">x</a>'],
    ['<a href="JaVaScRiPt&#58;alert(1)">x</a>', '<a rel="noopener nofollow" target="_blank">x</a>'],
    ['<style>p{display:none}</style><p>x</p>', '<p>x</p>'],
    ['<iframe src="about:blank">y</iframe>x', 'x'],
    ['<form action="/x"><button>x</button></form>', 'x'],
    ['<svg><text>y</text></svg>x', 'x'],
    ['<p style="position:fixed;text-align:center">x</p>', '<p style="text-align:center">x</p>'],
    ['<span style="background-color:url(https://example.com)">x</span>', '<span>x</span>'],
    ['<ol start="-1" type="x"><li>x</li></ol>', '<ol><li>x</li></ol>'],
    ['<p dangerouslysetinnerhtml="x" ref="y" key="z">x</p>', '<p>x</p>'],
  ])('loses what could be run, look like the page, or lead into it: %s', (html, left) => {
    expect(shown(html)).toBe(left);
  });
});

describe('a document', () => {
  const tags = { h1: 'h3', table: 'table', tbody: 'tbody', tr: 'tr', td: 'td' };

  it('keeps its headings, below those of the page, and its tables', () => {
    const cell = '<td colspan="2">HACCP</td>';
    expect(shown(`<h1>Skills</h1><table><tbody><tr>${cell}</tr></tbody></table>`, tags)).toBe(
      '<h3>Skills</h3><table><tbody><tr><td colSpan="2" rowSpan="1">HACCP</td></tr></tbody></table>',
    );
  });

  it('has no cell wider than a page, and loses what could be run', () => {
    const html =
      '<table><tbody><tr><td colspan="900" onclick="x()"><script>x()</script>y</td></tr></tbody></table>';
    expect(shown(html, tags)).toMatch(/<td colSpan="50" rowSpan="1">y<\/td>/i);
    expect(shown('<constructor>x</constructor>', tags)).toBe('x');
  });
});
