declare global {
  var parts: unknown[];
}

/**
 * The bundler's list of the parts of the code that have come. It would keep all of what each brought for a second app on the page, of
 * which there is none: here a part stays only until the app is there, which then takes what comes, and hands it on to here.
 */
export function keepNoParts(): void {
  const parts: unknown[] = [];
  const push = (part: unknown) => {
    if (parts.push === push) parts[parts.length] = part;
    else parts.length = 0;
    return parts.length;
  };
  parts.push = push;
  globalThis.parts = parts;
}
