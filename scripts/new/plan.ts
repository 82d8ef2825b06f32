import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a generator changes: files that it writes, and lines that it adds to tables which are there. Paths are the project's. */
export interface Plan {
  /** What has to be there before. */
  needs?: readonly string[];
  files: Readonly<Record<string, string>>;
  edits: readonly Edit[];
  /** Commands of the project that write what follows from it, such as diagrams and pacts. */
  commands: readonly string[];
  /** What is left to whoever asked for it. */
  todo: readonly string[];
}

/** Adds a line to a table in a file. Lines that begin a file are put in order by the formatter. */
export interface Edit {
  file: string;
  /** `start`: at the head of the file; `end`: at its end; else after, or before, the first place that fits. */
  at: 'start' | 'end' | { after: RegExp } | { before: RegExp };
  line: string;
  /** The file before its first line, where it is new. */
  otherwise?: string;
}

/** Does what is planned, or nothing: throws where a file is there already, or a table is not as it is known. Returns the files. */
export function carryOut(
  root: string,
  { needs = [], files, edits }: Pick<Plan, 'needs' | 'files' | 'edits'>,
): string[] {
  for (const file of needs)
    if (!existsSync(join(root, file))) throw new Error(`${file} has to be there first.`);
  const texts = new Map<string, string>();
  for (const [file, text] of Object.entries(files)) {
    if (existsSync(join(root, file))) throw new Error(`${file} is there already.`);
    texts.set(file, text);
  }
  for (const edit of edits) {
    texts.set(edit.file, edited(texts.get(edit.file) ?? textOf(join(root, edit.file), edit), edit));
  }
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return [...texts.keys()];
}

function textOf(file: string, { otherwise }: Edit): string {
  return otherwise !== undefined && !existsSync(file) ? otherwise : readFileSync(file, 'utf8');
}

function edited(text: string, { file, at, line }: Edit): string {
  // The second screen of an area finds its tables in place.
  if (text.includes(line)) return text;
  if (at === 'start') return `${line}\n${text}`;
  if (at === 'end') return `${text}\n${line}\n`;
  const found = ('after' in at ? at.after : at.before).exec(text);
  if (!found)
    throw new Error(`${file} has no place for "${line.split('\n')[0]}": scripts/new/ has to learn it anew.`);
  const place = 'after' in at ? found.index + found[0].length : found.index;
  return `${text.slice(0, place)}\n${line}${text.slice(place)}`;
}
