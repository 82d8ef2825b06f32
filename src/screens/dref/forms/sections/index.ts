import type { DrefStage } from '#rules/dref.ts';
import type { Section } from '#src/forms/definition.ts';
import { actions } from './actions.ts';
import { contacts } from './contacts.ts';
import { event } from './event.ts';
import { operation } from './operation.ts';
import { overview } from './overview.ts';

/** The sections of a stage: most fields are the same in all of them. */
export type Sections = Readonly<
  Record<'overview' | 'event' | 'actions' | 'operation' | 'contacts', readonly Section[]>
>;

/** The sections of a stage that all stages have, by its steps. */
export const sectionsOf = (stage: DrefStage): Sections => ({
  overview: overview(stage),
  event: event(stage),
  actions: actions(stage),
  operation: operation(stage),
  contacts: contacts(stage),
});

export { hazard, previousOperations, summaryOfChanges } from './event.ts';
