import type { Language } from './languages.ts';

/** What stands at the head of a page, as far as it is known before anything is loaded, and what can be filled in below it. */
export interface PageIntro {
  heading: string;
  text: string;
  /** The way to the page stands over it. */
  hasWay: boolean;
  /** The names of its key figures, which a call tells. */
  figures?: readonly FigureWords[] | undefined;
  /** Of the page to sign in at: its form can be filled in before the app is there. */
  signIn?: SignInWords | undefined;
  /** Of the form of a new record: what it asks first can be answered before the app is there. */
  question?: FirstQuestion | undefined;
  /** Nobody else sees this page. `@default` false */
  isForMembers?: boolean | undefined;
}

interface FigureWords {
  label: string;
  hint?: string | undefined;
  /** The app draws a bar below it. `@default` false */
  hasBar?: boolean | undefined;
}

/** What the form to sign in by says. */
export interface SignInWords {
  username: string;
  password: string;
  submit: string;
}

/** One of few answers, in a form of several steps. */
export interface FirstQuestion {
  /** That some fields are required. */
  note: string;
  steps: readonly string[];
  heading: string;
  label: string;
  /** The field of the form that it is. */
  field: string;
  /** What it begins with. */
  chosen: string;
  choices: readonly { value: string; label: string; description: string }[];
}

export type PageIntros = Readonly<Record<Language, PageIntro>>;

/** The id of the element in which a page holds them, where its server has written them there. */
export const INTRO_ELEMENT = 'intro';
