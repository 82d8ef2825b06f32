import { PER_COMPONENTS } from './data.ts';

/** The component that has parts: it is their heading, and nobody rates it. */
const PARENT = 14;
export const isParent = ({
  component_num,
  component_letter,
}: {
  component_num: number;
  component_letter: string | null;
}): boolean => component_num === PARENT && component_letter === null;

/** Three or four questions a component, numbered from 1. */
const countOf = (component: number) => 3 + (component % 2);
/** The id of a question tells what it is about, and its number. */
const idOf = (component: number, number: number) => component * 10 + number;

/** The ids of the questions that a component is asked. */
export const questionsOf = (component: number): number[] =>
  Array.from({ length: countOf(component) }, (_, index) => idOf(component, index + 1));

/** Of all components, in their order. */
export const QUESTION_IDS: readonly number[] = PER_COMPONENTS.filter((one) => !isParent(one)).flatMap(
  ({ id }) => questionsOf(id),
);
