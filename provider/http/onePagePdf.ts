/** Letters a line of the page holds at this size. */
const LINE_LENGTH = 70;

/** A PDF of one A4 page with a title and a text, both of plain ASCII. Small enough to be written by hand. */
export function onePagePdf(title: string, text: string): Buffer {
  const lines = [...wrap(text)];
  const page = [
    'BT',
    `/F1 20 Tf 56 760 Td (${escapeText(title)}) Tj`,
    '/F1 12 Tf 0 -36 Td 18 TL',
    ...lines.map((line) => `(${escapeText(line)}) Tj T*`),
    'ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}

const escapeText = (text: string) => text.replace(/[\\()]/g, '\\$&');

function* wrap(text: string) {
  let line = '';
  for (const word of text.split(' ')) {
    if (line && line.length + word.length >= LINE_LENGTH) {
      yield line;
      line = '';
    }
    line = line ? `${line} ${word}` : word;
  }
  if (line) yield line;
}
