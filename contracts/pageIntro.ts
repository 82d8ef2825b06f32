import type { Language } from './languages.ts';

/** What stands at the head of a page, as far as it is known before anything is loaded. */
export interface PageIntro {
  heading: string;
  text: string;
  /** The way to the page stands over it. */
  hasWay: boolean;
  /** Of the page to sign in at: its form can be filled in before the app is there. */
  signIn?: SignInWords | undefined;
}

/** What the form to sign in by says. */
export interface SignInWords {
  username: string;
  password: string;
  submit: string;
}

export type PageIntros = Readonly<Record<Language, PageIntro>>;

/** The id of the element in which a page holds them, where its server has written them there. */
export const INTRO_ELEMENT = 'intro';
