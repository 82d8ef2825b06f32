import { MISSING } from '#src/i18n/format.ts';

/** A component of Preparedness for Effective Response, as far as its name goes. `component_letter` tells the parts of one from each other. */
export interface PerComponent {
  component_num?: number | null | undefined;
  component_letter?: string | null | undefined;
  title?: string | null | undefined;
}

/** As reports name a component: "14 C: Health". */
export const componentName = ({ title, ...component }: PerComponent): string =>
  [componentNumber(component, (letter) => ` ${letter}`), title].filter(Boolean).join(': ') || MISSING;

/** As forms count components: "14(C)". */
export const countedNumber = (component: PerComponent): string =>
  componentNumber(component, (letter) => `(${letter})`);

const letterOf = ({ component_letter }: PerComponent) => component_letter?.toUpperCase() ?? '';

function componentNumber(component: PerComponent, withLetter: (letter: string) => string): string {
  const letter = letterOf(component);
  return `${component.component_num ?? ''}${letter && withLetter(letter)}`.trim();
}

/** For a sort: by number, each before its parts, which stand by their letters. The API has the parts first. */
export function byNumber(one: PerComponent, other: PerComponent): number {
  const [letter, otherLetter] = [letterOf(one), letterOf(other)];
  return (
    (one.component_num ?? 0) - (other.component_num ?? 0) ||
    Number(letter > otherLetter) - Number(letter < otherLetter)
  );
}
