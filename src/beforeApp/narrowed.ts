/**
 * The address of a call for what the query of the page's own says: `{&countries__in=country}` adds the API's word for what the page calls
 * `country`, `{&end__lte=until+T23}` a rest after its value; `{=keyword}` is the value that must be there. Undefined where it is another call: without such a value, or with any of `{!page,rows}`.
 */
export function narrowed(address: string, query: URLSearchParams): string | undefined {
  let isOther = false;
  const filled = address.replace(
    /\{([&=!])(?:(\w+)=)?([\w,]+)\+?([^}]*)\}/g,
    (_, kind: string, word = '', names = '', rest = '') => {
      if (kind === '!') {
        isOther ||= names.split(',').some((name: string) => query.get(name));
        return '';
      }
      const value = query.get(names) ?? '';
      if (kind === '&') return value && `&${word}=${encoded(value)}${rest}`;
      isOther ||= !value;
      return encoded(value);
    },
  );
  if (isOther) return undefined;
  return filled.includes('?') ? filled : filled.replace('&', '?');
}

/** As the app writes it. */
const encoded = (value: string) => new URLSearchParams({ '': value }).toString().slice(1);
