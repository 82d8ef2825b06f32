import { describe, expect, it } from 'vitest';
import { ATTACHMENT_LIMITS, cleanFileName, quickRefusal, typeOfFile } from '#contracts/attachments.ts';
import { DOCX, PDF, PNG, zipOf } from '#tests/support/files.ts';

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]);
const WEBP = Buffer.from('RIFF\x04\0\0\0WEBPVP8 ', 'latin1');

describe('a file is known by its content', () => {
  it.each([
    ['photo.JPG', JPEG, 'image/jpeg'],
    ['photo.jpeg', JPEG, 'image/jpeg'],
    ['map.png', PNG, 'image/png'],
    ['map.webp', WEBP, 'image/webp'],
    ['report.pdf', PDF, 'application/pdf'],
    ['report.docx', DOCX, /wordprocessingml/],
    ['figures.xlsx', zipOf('[Content_Types].xml', 'xl/workbook.xml'), /spreadsheetml/],
    ['talk.pptx', zipOf('[Content_Types].xml', 'ppt/presentation.xml'), /presentationml/],
  ])('%s', (name, content, mediaType) => {
    expect(typeOfFile(name, content)).toMatchObject({ mediaType: expect.stringMatching(mediaType) });
  });

  it.each([
    ['a program with the name of a photo', 'photo.jpg', Buffer.from('MZ\x90'), 'mismatch'],
    ['a page with the name of a document', 'report.pdf', Buffer.from('<html>'), 'mismatch'],
    ['a document with the name of a photo', 'photo.png', PDF, 'mismatch'],
    ['any package with the name of a document', 'report.docx', zipOf('a.txt'), 'mismatch'],
    [
      'a spreadsheet with the name of a text',
      'a.docx',
      zipOf('[Content_Types].xml', 'xl/workbook.xml'),
      'mismatch',
    ],
    [
      'a document with macros',
      'report.docx',
      zipOf('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'),
      'mismatch',
    ],
    ['a package cut short', 'report.docx', DOCX.subarray(0, DOCX.length - 30), 'mismatch'],
    ['a drawing that runs scripts', 'map.svg', Buffer.from('<svg>'), 'wrongType'],
    ['a file without an extension', 'report', PDF, 'wrongType'],
    ['nothing', 'photo.jpg', Buffer.alloc(0), 'empty'],
    ['too much', 'photo.jpg', Buffer.concat([JPEG, Buffer.alloc(ATTACHMENT_LIMITS.bytes)]), 'tooLarge'],
  ])('and refused: %s', (_, name, content, refusal) => {
    expect(typeOfFile(name, content)).toBe(refusal);
  });

  it('as far as name and size tell, before anything is read', () => {
    expect(quickRefusal({ name: 'photo.jpg', size: ATTACHMENT_LIMITS.bytes })).toBeUndefined();
    expect(quickRefusal({ name: 'photo.jpg', size: ATTACHMENT_LIMITS.bytes + 1 })).toBe('tooLarge');
  });
});

it.each([
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\ana\\bridge.PNG', 'bridge.png'],
  ['photo\u202Egnp.exe.pdf', 'photognp.exe.pdf'],
  ['a\u0000b\u0007\u200B.pdf', 'ab.pdf'],
  ['  two   words .pdf', 'two words.pdf'],
  ['.pdf', 'file.pdf'],
  ['', 'file'],
  ['con.pdf', '_con.pdf'],
  ['what?<now>|.pdf', 'what__now__.pdf'],
  ['صورة الجسر.jpg', 'صورة الجسر.jpg'],
  [`${'x'.repeat(300)}.docx`, `${'x'.repeat(95)}.docx`],
])('a name is cleaned: %j', (name, clean) => {
  expect(cleanFileName(name)).toBe(clean);
});
