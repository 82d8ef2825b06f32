/** The number that a text such as "1,234" or "12.5" says, as editors write figures in English; undefined for any other text. */
export function numberIn(text: string): number | undefined {
  const plain = text.trim();
  return /^-?\d{1,3}(,\d{3})+(\.\d+)?$|^-?\d+(\.\d+)?$/.test(plain)
    ? Number(plain.replaceAll(',', ''))
    : undefined;
}
