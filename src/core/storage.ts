import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#contracts/languages.ts';
import type { StoredAuth } from '#machines/auth.ts';
import type { StringsByNamespace } from '#machines/language.ts';
import type { Reader } from '#src/domain/reader.ts';

/**
 * What the browser keeps between visits. Values are JSON; one that does not parse, or that the browser refuses to keep
 * (private windows, full disks), counts as absent. Source: product specification, section 3; screen facts A1.1.
 */
export const AUTH_KEY = 'user';
const READER_KEY = 'reader';
const LANGUAGE_KEY = 'language';
const STRINGS_KEY = 'strings';
const CONSENT_KEY = 'cookieConsent';
/** The date of the cookie policy: a new one asks everybody again. */
export const COOKIE_POLICY_DATE = '2026-11-22';

export function readAuth(): StoredAuth | undefined {
  return asAuth(read(AUTH_KEY));
}

export function writeAuth(auth: StoredAuth): void {
  write(AUTH_KEY, auth);
}

export function clearAuth(): void {
  localStorage.removeItem(AUTH_KEY);
  localStorage.removeItem(READER_KEY);
}

/** What sort of reader is here, as the profile said when it was last there: undefined for whoever has just signed in. */
export function readReader(): Reader | undefined {
  return readAuth() ? (read(READER_KEY) as Reader | undefined) : 'visitor';
}

export function writeReader(reader: Reader): void {
  write(READER_KEY, reader);
}

export function readLanguage(): Language {
  const stored = read(LANGUAGE_KEY);
  return isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
}

export function writeLanguage(language: Language): void {
  write(LANGUAGE_KEY, language);
}

/** Strings last known of a language and release, so that a returning reader sees no English first. */
export function readStrings(language: Language, version: string): StringsByNamespace | undefined {
  const stored = read(STRINGS_KEY) as { of?: string; strings?: StringsByNamespace } | undefined;
  return stored?.of === `${language} ${version}` ? stored.strings : undefined;
}

export function writeStrings(language: Language, version: string, strings: StringsByNamespace): void {
  write(STRINGS_KEY, { of: `${language} ${version}`, strings });
}

/** Whether this reader has accepted the cookie policy as it stands. */
export function readConsent(): boolean {
  return isConsent(read(CONSENT_KEY));
}

export function writeConsent(): void {
  write(CONSENT_KEY, { policy: COOKIE_POLICY_DATE, acceptedAt: new Date().toISOString() });
}

export function clearConsent(): void {
  localStorage.removeItem(CONSENT_KEY);
}

/** Tells whether another tab has given or taken back the consent. */
export function onConsentChanged(listener: (isAccepted: boolean) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === CONSENT_KEY || key === null) listener(isConsent(parse(newValue)));
  });
}

function isConsent(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && 'policy' in value && value.policy === COOKIE_POLICY_DATE
  );
}

/** Tells what another tab did to the sign-in: the new one, or undefined when it signed out. */
export function onAuthChanged(listener: (auth: StoredAuth | undefined) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    // A null key means that all storage was cleared.
    if (key === AUTH_KEY || key === null) listener(asAuth(parse(newValue)));
  });
}

function asAuth(value: unknown): StoredAuth | undefined {
  return typeof value === 'object' && value !== null && 'token' in value && typeof value.token === 'string'
    ? (value as StoredAuth)
    : undefined;
}

function read(key: string): unknown {
  try {
    return parse(localStorage.getItem(key));
  } catch {
    return undefined;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch (cause) {
    console.warn(`The browser did not keep "${key}".`, cause);
  }
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
