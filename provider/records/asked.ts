import type { Language } from '#contracts/languages.ts';
import type { Database } from '#provider/database/connect.ts';
import type { Reader } from '#provider/queries/reader.ts';
import type { SignedInUser } from '#provider/security/users.ts';

/** Whoever writes, and the language of the call. */
export interface Writer extends Reader {
  user: SignedInUser;
}

/** What a write is about, as rules and hooks are told of it. */
export interface Asked<Body> {
  /** The transaction that all of it happens in. */
  tx: Database;
  /** The record as it is to be. */
  body: Body;
  /** And as it was; missing of a new one. */
  before?: Body;
  /** Missing of a new one. */
  id?: number;
  /** Who wrote it first; null where that is not known. */
  author: number | null;
  writer: Writer;
  /** The language that its texts are written in. */
  language: Language;
}

/** Sentences by field. */
export type Mistakes = Readonly<Record<string, string[]>>;
