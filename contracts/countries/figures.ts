import { COMING_BACK_MS, defineEndpoint, type Interaction } from '../defineEndpoint.ts';
import { anActiveAppeal } from '../emergencies/states.ts';
import { missingRecord } from '../pact/interactions.ts';
import { fromState } from '../pact/stateValue.ts';
import { askedDay } from '../schemas/calendarDay.ts';
import { Moment } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { aCountry, NEPAL } from './states.ts';

/*
 * What happened in a country between two days, of which both are asked for: the API has a span of its own for a missing one.
 * Sums are null where there is nothing to add. Amounts in Swiss francs.
 */

const span = { start_date_from: z.optional(askedDay()), start_date_to: z.optional(askedDay()) };
const sum = () => z.nullish(z.int());
const amount = () => z.nullish(z.number());
const itsPath = { id: fromState('id', NEPAL) };
const tenYears = { start_date_from: '2017-01-01', start_date_to: '2099-12-31' };
const given = [aCountry, anActiveAppeal];
/** Before anybody kept records. */
const nothing: Interaction = {
  title: 'where nothing happened',
  given: [aCountry],
  path: itsPath,
  query: { start_date_from: '1900-01-01', start_date_to: '1900-12-31' },
  isEmpty: true,
};

/** Its appeals in sum: how many, for whom, for how much. Errors: `server` 404 for no such country. Source: GO API, `api_v2_country_figure_retrieve`. */
export const countryFiguresEndpoint = defineEndpoint({
  title: 'the figures of a country',
  path: '/api/v2/country/{id}/figure/',
  freshMs: COMING_BACK_MS,
  query: z.object(span),
  answer: z.object({
    active_drefs: z.nullish(z.int()),
    active_appeals: z.nullish(z.int()),
    emergencies: z.nullish(z.int()),
    target_population: sum(),
    amount_requested_dref_included: sum(),
    amount_funded_dref_included: sum(),
  }),
  interactions: [{ given, path: itsPath, query: tenYears }, missingRecord('country')],
});

const Disaster = { disaster_id: z.int(), disaster_name: z.string() };

/** Its emergencies by type of disaster. Errors as above. Source: GO API, `api_v2_country_disaster_count_retrieve`. */
export const disasterCountEndpoint = defineEndpoint({
  title: 'the emergencies of a country by type',
  path: '/api/v2/country/{id}/disaster-count/',
  freshMs: COMING_BACK_MS,
  query: z.object(span),
  answer: z.array(z.object({ ...Disaster, count: z.int() })),
  interactions: [{ given, path: itsPath, query: tenYears }, nothing, missingRecord('country')],
});

/** The people that its appeals targeted, by month and type of disaster. Errors as above. Source: GO API, `api_v2_country_disaster_monthly_count_retrieve`. */
export const monthlyDisastersEndpoint = defineEndpoint({
  title: 'the emergencies of a country by month',
  path: '/api/v2/country/{id}/disaster-monthly-count/',
  freshMs: COMING_BACK_MS,
  query: z.object(span),
  answer: z.array(z.object({ ...Disaster, date: Moment, targeted_population: sum() })),
  interactions: [{ given, path: itsPath, query: tenYears }, nothing, missingRecord('country')],
});

/** Its appeals of the past, a row each, by the month in which they began. Errors as above. Source: GO API, `api_v2_country_historical_disaster_retrieve`. */
export const historicalDisastersEndpoint = defineEndpoint({
  title: 'the disasters of a country over the years',
  path: '/api/v2/country/{id}/historical-disaster/',
  freshMs: COMING_BACK_MS,
  query: z.object(span),
  answer: z.array(
    z.object({
      ...Disaster,
      date: Moment,
      targeted_population: sum(),
      amount_requested: amount(),
      amount_funded: amount(),
    }),
  ),
  interactions: [{ given, path: itsPath, query: tenYears }, nothing, missingRecord('country')],
});
