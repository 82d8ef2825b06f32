import { fromJson, type Recording, toJson } from './recording.ts';

/** Longer than this, tools that pass a link on cut it off. */
const LONGEST = 6000;

/** In the address of a story an argument may hold letters, digits, - and _ alone, and one of digits would be taken for a number. */
const PREFIX = 's';

/** The address of the explorer with a recording in it; undefined when it would be too long to be passed on. */
export async function addressOf(recording: Recording): Promise<string | undefined> {
  const text = await packedText(recording);
  if (text.length > LONGEST) return undefined;
  // The explorer stands in a frame of the storybook.
  const { origin, pathname } = window.parent.location;
  const folder = pathname.replace(/iframe\.html$/, '');
  return `${origin}${folder}?path=/story/machines-explorer--${storyOf(recording.machine)}&args=session:${text}`;
}

/** As storybook makes an id of a name: "cookieBanner" is "cookie-banner". */
export function storyOf(machine: string): string {
  return machine.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** A recording as a short text of letters and digits. */
export async function packedText(recording: Recording): Promise<string> {
  const bytes = await through(
    new CompressionStream('deflate-raw'),
    new TextEncoder().encode(toJson(recording)),
  );
  const base64 = btoa(String.fromCharCode(...bytes));
  return PREFIX + base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Throws an Error where the text was cut or changed on its way. */
export async function unpackedText(text: string): Promise<Recording> {
  const base64 = text.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const json = await through(new DecompressionStream('deflate-raw'), bytes);
  return fromJson(new TextDecoder().decode(json));
}

async function through(stream: GenericTransformStream, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const read = new Response(new Blob([bytes]).stream().pipeThrough(stream as TransformStream)).arrayBuffer();
  return new Uint8Array(await read);
}
