import type { Language } from '#contracts/languages.ts';

export class ContentPlugin {
  readonly revision: string;
  apply(compiler: object): void;
}
export function readContent(): ReadonlyMap<string, unknown>;
export function inLanguage(content: unknown, language: Language): unknown;
