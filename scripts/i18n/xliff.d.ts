/** The package has no types of its own. Only what is used here. */
interface XliffDocument {
  sourceLanguage: string;
  targetLanguage: string;
  resources: Record<string, Record<string, { source?: unknown; target?: unknown }>>;
}

declare module 'xliff/jsToXliff12' {
  export default function jsToXliff12(document: XliffDocument): Promise<string>;
}

declare module 'xliff/xliff12ToJs' {
  export default function xliff12ToJs(xliff: string): Promise<XliffDocument>;
}
