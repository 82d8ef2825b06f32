/**
 * Digits parted in threes by one mark: a space, a comma, a point, the Arabic thousands mark, an apostrophe. Of two kinds of marks
 * the second would begin a fraction, as in `1,234.567`; and nobody parts the digits of `0.500`.
 */
const GROUPED = /^[1-9]\d{0,2}([ ,.٬'])\d{3}(?:\1\d{3})*$/u;

/**
 * The whole number that a text says, in Latin, Arabic or Persian digits, with or without marks between thousands.
 * Undefined: nothing was typed. NaN: it is no whole number, or one too great to be kept exactly.
 */
export function parseWholeNumber(text: string): number | undefined {
  // What is copied from an Arabic text may carry marks of direction, and a minus of its own.
  const plainText = text.replace(/[\u200E\u200F\u061C]/gu, '').replace('\u2212', '-');
  const typed = toLatinDigits(plainText.trim());
  if (typed === '') return undefined;
  const [, sign = '', digits = ''] = /^([-+]?)(.*)$/su.exec(typed) ?? [];
  const marked = digits.replace(/\s/gu, ' ').replaceAll('’', "'");
  const plain = GROUPED.test(marked) ? digits.replace(/\D/gu, '') : digits;
  if (!/^\d+$/u.test(plain)) return Number.NaN;
  const value = Number(plain) * (sign === '-' ? -1 : 1);
  return Number.isSafeInteger(value) ? value + 0 : Number.NaN;
}

function toLatinDigits(text: string) {
  return text.replace(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}
