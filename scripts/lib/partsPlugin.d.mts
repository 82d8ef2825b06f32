/** The files of each part of the built app, by what it is imported as; `first` are those that every page begins with. */
export function readParts(): Readonly<Record<string, readonly string[]>>;
export class PartsPlugin {
  apply(compiler: object): void;
}
