import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '#scripts/i18n/strings.ts';
import { classNameOf } from '#scripts/lib/classNames.mjs';

const nameIn = (file: string, name: string) =>
  classNameOf({ resourcePath: join(ROOT, 'src', `${file}.module.css`) }, '', name);

it('ends all classes of a file alike, those of another otherwise', () => {
  const [heading, text, other] = [nameIn('one', 'heading'), nameIn('one', 'text'), nameIn('two', 'heading')];
  const end = heading.replace('heading', '');
  expect(end).toMatch(/^-[\w-]{3}$/);
  expect(text).toBe(`text${end}`);
  expect(other).not.toBe(heading);
  // Styles and code of a file ask for the same name one after the other.
  expect(nameIn('one', 'heading')).toBe(heading);
});

it('builds nothing where two files would share a name', () => {
  const many = () => {
    // Three signs tell no more than 262144 files apart.
    for (let file = 0; file < 10_000; file += 1) nameIn(`file${file}`, 'crowded');
  };
  expect(many).toThrow(/would have one name: call one of them something else/);
});
