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

const componentNumber = (
  { component_num, component_letter }: PerComponent,
  withLetter: (letter: string) => string,
) => `${component_num ?? ''}${component_letter ? withLetter(component_letter.toUpperCase()) : ''}`.trim();
