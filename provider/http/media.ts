import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PHOTO_TYPE, type PhotoName, photoContent, photoNamed } from './demonstrationPhotos.ts';
import { onePagePdf } from './onePagePdf.ts';

/** Where files are that the demonstration data names. */
const DOCUMENTS = '/media/documents';
const PICTURES = '/media/pictures';

export const documentPath = (name: string) => `${DOCUMENTS}/${name}.pdf`;
export const picturePath = (name: string) => `${PICTURES}/${name}.svg`;
export const photoPath = (photo: PhotoName) => `${PICTURES}/${photo}.webp`;

/** Where this backend answers: as it was configured, else as its caller sees it. */
export const originOf = ({ protocol, host, server }: FastifyRequest) =>
  server.publicUrl || `${protocol}://${host}`;

/**
 * The stored name of a file of the demonstration data that stands among those that people sent: no file of such a name is
 * ever written.
 */
export const MADE_FROM_NAME = '00000000-0000-0000-0000-000000000000';

const IT_IS_NOT_REAL = 'Demonstration document. Nothing in it is about a real event or a real person.';

/** The file of such a name: a photo that is told by it, else a PDF. */
export function demonstrationFile(name: string) {
  const photo = photoNamed(name);
  return photo ? photoContent(photo) : demonstrationPdf(name);
}

/** The PDF of such a name. */
export const demonstrationPdf = (name: string) => onePagePdf(titleOf(name, '.pdf'), IT_IS_NOT_REAL);

/** The full address of a file; one that lies elsewhere stays as it is. */
export function addressOf(origin: string, path: string): string;
export function addressOf(origin: string, path: string | null): string | null;
export function addressOf(origin: string, path: string | null): string | null {
  return path?.startsWith('/') ? origin + path : path;
}

/**
 * Serves the files of the demonstration data: each is made from its name when it is asked for, says what it is, and needs
 * no room on the disk.
 */
export function demonstrationMedia(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>(`${DOCUMENTS}/:name`, ({ params }, reply) => {
    const file = titleOf(params.name, '.pdf').replaceAll(' ', '-');
    return reply
      .header('Cache-Control', 'public, max-age=86400')
      .header('Content-Disposition', `inline; filename="${file}.pdf"`)
      .type('application/pdf')
      .send(demonstrationPdf(params.name));
  });
  app.get<{ Params: { name: string } }>(`${PICTURES}/:name`, ({ params }, reply) => {
    const photo = photoNamed(params.name);
    return reply
      .header('Cache-Control', 'public, max-age=86400')
      .type(photo ? PHOTO_TYPE : 'image/svg+xml')
      .send(photo ? photoContent(photo) : pictureOf(titleOf(params.name, '.svg')));
  });
}

/** Letters, digits and blanks only: it is written into files. */
function titleOf(name: string, extension: string) {
  const words = name
    .slice(0, 80)
    .replace(extension, '')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A landscape in two colours; which ones, the name decides. */
function pictureOf(title: string) {
  const hue = [...title].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  const rise = (seed: number) => 90 + ((hue * seed) % 60);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" width="320" height="200">
<rect width="320" height="200" fill="hsl(${hue} 35% 88%)"/>
<path d="M0 ${rise(3)} L80 ${rise(5)} L160 ${rise(7)} L240 ${rise(11)} L320 ${rise(13)} V200 H0 Z" fill="hsl(${hue} 30% 62%)"/>
<path d="M0 ${rise(2) + 40} L110 ${rise(4) + 30} L220 ${rise(6) + 40} L320 ${rise(8) + 30} V200 H0 Z" fill="hsl(${hue} 32% 42%)"/>
</svg>`;
}
