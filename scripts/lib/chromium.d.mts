/** The path of a Chromium: CHROME_PATH, an installed one, Playwright's own download, or one installed now on Debian as root. */
export function ensureChromium(): Promise<string>;
