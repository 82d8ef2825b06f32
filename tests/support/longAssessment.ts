/** An assessment of 10 000 benchmarks, all of them answered, as the API lists and answers it. */
const [AREAS, COMPONENTS, QUESTIONS] = [50, 10, 20];
const ANSWERS = [
  { id: 1, text: 'Yes' },
  { id: 2, text: 'No' },
];
/** The id of a rating. */
const RATED = 4;

const times = <Item>(count: number, make: (number: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));
const range = (of: number, size: number) => times(size, (number) => (of - 1) * size + number);

/** The benchmarks of a component, by their ids. */
export const questionsOf = (component: number) => range(component, QUESTIONS);

const areas = times(AREAS, (id) => ({ id, area_num: id, title: `Area ${id}` }));
const components = areas.flatMap(({ id: area }) =>
  range(area, COMPONENTS).map((id) => ({ id, area, component_num: id, title: `Component ${id}` })),
);
const questions = components.flatMap(({ id: component, area, component_num, title }) =>
  questionsOf(component).map((id, index) => ({
    id,
    question: `Benchmark ${id}`,
    question_num: index + 1,
    question_group: null,
    answers: ANSWERS,
    component: { id: component, component_num, title, area: areas[area - 1] },
  })),
);

export const LONG_LISTS = { areas, components, questions, groups: [] };
export const LONG_OPTIONS = {
  componentratings: [{ id: RATED, value: 3, title: 'Needs improvement' }],
  answers: ANSWERS,
  overviewassessmenttypes: [],
};
export const LONG_ASSESSMENT = {
  id: 5,
  overview: 4,
  is_draft: true,
  area_responses: areas.map(({ id }) => ({
    id,
    area: id,
    modified_at: '2026-05-01T08:30:00.000Z',
    component_responses: range(id, COMPONENTS).map((component) => ({
      id: component,
      component,
      component_details: components[component - 1],
      rating: RATED,
      question_responses: questionsOf(component).map((question) => ({ id: question, question, answer: 1 })),
    })),
  })),
};
