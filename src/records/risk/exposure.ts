import { type Fact, fact } from './facts.ts';
import type { Source } from './imminent.ts';
import { fieldOf, numberAt, textAt } from './stored.ts';

const valueAt = (stored: unknown, name: string) => numberAt(fieldOf(stored, name), 'value');

/** What its exposure adds to the facts of an event. */
export function exposureFacts(source: Source, exposure: Record<string, unknown>): Fact[] {
  const people = exposure.population_exposure;
  const capital = exposure.capital_exposure;
  switch (source) {
    case 'pdc':
      return [
        ...fact('peopleExposed', 'number', valueAt(people, 'total')),
        ...fact('householdsExposed', 'number', valueAt(people, 'households')),
        ...fact('vulnerableExposed', 'number', valueAt(people, 'vulnerable')),
        ...fact('buildingsValue', 'money', valueAt(capital, 'total')),
        ...fact('schoolsExposed', 'number', valueAt(capital, 'school')),
        ...fact('hospitalsExposed', 'number', valueAt(capital, 'hospital')),
      ];
    case 'adam':
      return [
        ...fact('exposed60', 'number', numberAt(people, 'exposure_60_kmh')),
        ...fact('exposed90', 'number', numberAt(people, 'exposure_90_kmh')),
        ...fact('exposed120', 'number', numberAt(people, 'exposure_120_kmh')),
      ];
    case 'gdacs':
      return [
        ...fact('deaths', 'number', numberAt(people, 'death')),
        ...fact('displaced', 'number', numberAt(people, 'displaced')),
        ...fact(
          'peopleExposed',
          'text',
          textAt(people, 'exposed_population') ?? textAt(people, 'people_affected'),
        ),
        ...fact('impact', 'text', textAt(people, 'impact')),
      ];
    case 'meteoswiss':
      return [];
  }
}
