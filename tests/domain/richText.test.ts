import sanitizeHtml from 'sanitize-html';
import { expect, it } from 'vitest';
import { headingLevels } from '#src/components/RichText/headingLevels.ts';
import { estimateLines, hasPlainMarks, hasText } from '#src/domain/richText.ts';
import { allowedStyle, SANITISE_RULES } from '#src/domain/sanitise.ts';

const sanitise = (html: string) => sanitizeHtml(html, SANITISE_RULES);

it.each([
  '<p style="padding-left:40px;font-size:18px;text-align:center">a</p>',
  '<h1>a</h1><h6>b</h6><u>c</u><sub>d</sub><sup>e</sup><q>f</q><cite>g</cite>',
  '<dl><dt>a</dt><dd>b</dd></dl>',
  '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
  '<a href="data:text/plain,hello">a</a><a href="http://example.org">b</a>',
  '<iframe src="https://example.org" width="200" height="100" frameborder="0" style="width:200px;height:99.5px;border:1px solid red"></iframe>',
])('lets through as it is: %s', (html) => {
  expect(sanitise(html)).toBe(html);
});

it.each([
  ['<h1 style="font-size:10px" class="a" id="b">a</h1>', '<h1>a</h1>'],
  ['<a href="mailto:a@b.c" target="_top">a</a>', '<a>a</a>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<font color="red">a</font><blockquote>b</blockquote>', 'ab'],
  ['<script>a</script><style>b</style><noscript>c</noscript><title>d</title>e', 'e'],
  ['<img src="a.png" srcset="b.png 2x" title="c" onload="d" alt="e" />', '<img src="a.png" alt="e" />'],
])('makes of %s: %s', (html, expected) => {
  expect(sanitise(html)).toBe(expected);
});

it.each([
  ['p', { 'padding-left': '40px', 'font-size': '18px', 'text-align': 'center' }, undefined],
  ['p', { color: 'red' }, {}],
  ['p', { 'padding-left': '1.5px', 'font-size': '2em' }, {}],
  ['p', { width: '10px', border: '1px' }, {}],
  ['iframe', { width: '100%', height: '10px' }, { height: '10px' }],
  ['iframe', { width: '200px', height: '99.5px', border: '1px solid red' }, undefined],
])('of the style of a %s, %o, is left: %o', (tag, style: Record<string, string>, expected = style) => {
  expect(allowedStyle(tag, (property) => style[property] ?? '')).toEqual(expected);
});

it.each([
  [undefined, false],
  ['', false],
  [' \n', false],
  ['<p>&nbsp;</p><p><br /></p>', false],
  ['<div>\u200B&#160;&#xA0;</div>', false],
  ['<style>p { color: red }</style><script>1</script><!-- words -->', false],
  ['<p>Needs</p>', true],
  ['5 < 6', true],
  ['<p><img src="map.png"></p>', true],
  ['<iframe src="https://example.org"></iframe>', true],
])('of %s anything is visible: %s', (html, expected) => {
  expect(hasText(html)).toBe(expected);
});

it.each([
  ['<p>Short</p>', 'wide', 2],
  [`<p>${'word '.repeat(90)}</p>`, 'wide', 5],
  [`<p>${'word '.repeat(90)}</p>`, 'phone', 11],
  [`<p>${'word '.repeat(36)}</p>`.repeat(3), 'wide', 7],
  ['word '.repeat(10_000), 'wide', 12],
  ['word '.repeat(10_000), 'phone', 24],
] as const)('keeps the room of a text', (html, on, lines) => {
  expect(estimateLines(html, on)).toBe(lines);
});

it('closes the gaps between headings, down to the sixth level', () => {
  expect([...headingLevels([4, 2, 4], 3)]).toEqual([
    [2, 3],
    [4, 4],
  ]);
  expect([...headingLevels([1, 2, 3], 5)].at(-1)).toEqual([3, 6]);
});

it.each([
  '<p>Floods &amp; landslides</p>',
  'Words alone',
  '<p><strong>Needs:</strong> <em>shelter</em><br>and <u>food</u></p><ul><li>a</li></ul><OL><li>b<br /></li></OL>',
])('needs nothing made safe in %s', (html) => {
  expect(hasPlainMarks(html)).toBe(true);
  expect(sanitise(html).toLowerCase()).toBe(html.toLowerCase().replace('<br>', '<br />'));
});

it.each([
  '<p style="color:red">a</p>',
  '<p onclick=alert(1)>a</p>',
  '<img src=x>',
  '<script>a</script>',
  '<p>a</p><!-- b -->',
  '<a href="https://example.org">a</a>',
  '<h2>a</h2>',
  '<p\u0000>a</p>',
  '<p/onclick=alert(1)>a</p>',
  'a < b',
])('leaves %s to the sanitiser', (html) => {
  expect(hasPlainMarks(html)).toBe(false);
});
