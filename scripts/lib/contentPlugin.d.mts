import type { Language } from '#contracts/languages.ts';

export class ContentPlugin {
  readonly define: Readonly<Record<'__CONTENT_REVISION__' | '__CONTENT_NAMES__', string>>;
  apply(compiler: object): void;
}
export function readContent(): ReadonlyMap<string, unknown>;
export function inLanguage(content: unknown, language: Language): unknown;
