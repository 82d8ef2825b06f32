import { openZip, writeZip } from '#src/domain/workbook/zip.ts';

/** A number that a program shows in a format: one that every workbook knows, by its number, or a code. */
interface Formatted {
  number: number;
  format: number | string;
}

/**
 * A template as a program for spreadsheets would save it, with what somebody entered: values by the names of their cells. Without
 * `names` it has lost its defined names, as some programs drop them.
 */
export async function fillTemplate(
  blob: Blob,
  values: Readonly<Record<string, string | number | boolean | Formatted>>,
  { hasNames = true } = {},
): Promise<File> {
  const open = openZip(await bytesOf(blob));
  const part = async (name: string) => new TextDecoder().decode((await open?.(name)) ?? new Uint8Array());
  const parts = await Promise.all(PARTS.map(async (name) => [name, await part(name)] as const));
  const looks = Number(
    /<cellXfs count="(\d+)"/.exec(parts.find(([name]) => name === STYLES)?.[1] ?? '')?.[1],
  );
  const formats = Object.values(values).flatMap((value) => (typeof value === 'object' ? [value.format] : []));
  const filled = parts
    .filter(([, text]) => text !== '')
    .map(([name, text]): [string, string] => {
      if (name === STYLES) return [name, withFormats(text, formats)];
      const sheet = withValues(text, values, (format) => looks + formats.indexOf(format));
      return [name, hasNames ? sheet : sheet.replace(/<definedNames>.*<\/definedNames>/, '')];
    });
  return fileOf([await writeZip(filled)], 'application.xlsx');
}

const STYLES = 'xl/styles.xml';
const PARTS = [
  '[Content_Types].xml',
  '_rels/.rels',
  'xl/workbook.xml',
  'xl/_rels/workbook.xml.rels',
  STYLES,
  ...[1, 2, 3, 4, 5, 6, 7].map((number) => `xl/worksheets/sheet${number}.xml`),
];

/** Own formats have numbers from 200 on; each is that of a look after those of the template. */
function withFormats(styles: string, formats: readonly Formatted['format'][]): string {
  const idOf = (format: Formatted['format']) =>
    typeof format === 'number' ? format : 200 + formats.indexOf(format);
  const codes = formats
    .filter((format) => typeof format === 'string')
    .map((code) => `<numFmt numFmtId="${idOf(code)}" formatCode="${code.replaceAll('"', '&quot;')}"/>`);
  const looks = formats.map(
    (format) => `<xf numFmtId="${idOf(format)}" fontId="0" fillId="0" borderId="0"/>`,
  );
  return styles
    .replace('</numFmts>', `${codes.join('')}</numFmts>`)
    .replace('</cellXfs>', `${looks.join('')}</cellXfs>`);
}

const withValues = (
  sheet: string,
  values: Parameters<typeof fillTemplate>[1],
  lookOf: (format: Formatted['format']) => number,
): string =>
  Object.entries(values).reduce(
    (text, [name, value]) =>
      text.replace(
        new RegExp(`<c r="B(\\d+)" s="(\\d+)"/>((?:(?!</row>).)*>${name}</t>)`),
        (_, row, look, rest) => {
          if (typeof value === 'object')
            return `<c r="B${row}" s="${lookOf(value.format)}"><v>${value.number}</v></c>${rest}`;
          const at = `<c r="B${row}" s="${look}"`;
          if (typeof value === 'boolean') return `${at} t="b"><v>${value ? 1 : 0}</v></c>${rest}`;
          if (typeof value === 'number') return `${at}><v>${value}</v></c>${rest}`;
          return `${at} t="inlineStr"><is><t>${value}</t></is></c>${rest}`;
        },
      ),
    sheet,
  );

/** A file that can be read: one of jsdom's knows no `arrayBuffer`. */
export function fileOf(parts: BlobPart[], name: string): File {
  const file = new File(parts, name);
  return Object.assign(file, { arrayBuffer: async () => (await bytesOf(file)).buffer });
}

export const bytesOf = (blob: Blob): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(blob);
  });
