import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#provider/database/connect.ts';
import {
  country,
  per_assessment,
  per_component,
  per_component_response,
  per_overview,
  per_prioritization,
  per_prioritized_component,
} from '#provider/database/schema.ts';
import { labelOf } from '../labels.ts';
import { groupBy } from '../lists.ts';
import type { Reader } from '../reader.ts';
import { textIn } from '../texts.ts';
import { areaOf, ratingOf, typeOf, valueOfRating } from './options.ts';

/** The latest cycle of each country, by the country's id. What comes first in it is told once that is decided. */
export async function latestCycles(db: Database, { language }: Reader) {
  const [cycles, chosen] = await Promise.all([
    db
      .selectDistinctOn([per_overview.country_id], { cycle: per_overview, country })
      .from(per_overview)
      .innerJoin(country, eq(country.id, per_overview.country_id))
      .orderBy(asc(per_overview.country_id), desc(per_overview.assessment_number), desc(per_overview.id)),
    db
      .select({ overview_id: per_prioritization.overview_id, component: per_component })
      .from(per_prioritized_component)
      .innerJoin(per_prioritization, eq(per_prioritization.id, per_prioritized_component.prioritization_id))
      .innerJoin(per_component, eq(per_component.id, per_prioritized_component.component_id))
      .where(eq(per_prioritization.is_draft, false))
      .orderBy(asc(per_component.id)),
  ]);
  const componentsOf = groupBy(chosen, ({ overview_id }) => overview_id);
  return cycles.map(({ cycle, country: of }) => {
    const [longitude = null, latitude = null] = of.centroid?.coordinates ?? [];
    return {
      id: cycle.id,
      assessment_number: cycle.assessment_number,
      date_of_assessment: cycle.date_of_assessment,
      country_id: of.id,
      country_name: textIn(language, of.name),
      country_iso3: of.iso3,
      region_id: of.region_id,
      region_name: labelOf('api_region_name', of.region_id, language),
      latitude,
      longitude,
      phase: cycle.phase,
      phase_display: labelOf('per_perphases', cycle.phase, language),
      type_of_assessment: cycle.type_id,
      type_of_assessment_name: typeOf(cycle.type_id, language)?.name ?? null,
      updated_at: cycle.modified_at,
      prioritized_components: (componentsOf.get(cycle.id) ?? []).map(({ component }) => ({
        componentId: component.id,
        componentTitle: textIn(language, component.title),
        areaTitle: areaOf(component.area, language).title,
        description: textIn(language, component.description),
      })),
      // Epidemics are what the preparedness of the country is looked at for.
      epi_considerations: cycle.assess_preparedness_of_country,
      climate_environmental_considerations: cycle.assess_climate_environment_of_country,
      urban_considerations: cycle.assess_urban_aspect_of_country,
      migration_considerations: cycle.assess_migration_aspect_of_country,
    };
  });
}

/** How components were rated in all finished assessments, by component and by country. */
export async function allRatings(db: Database, { language }: Reader) {
  const rows = await db
    .select({
      assessment: per_assessment.id,
      component: per_component.id,
      rating: per_component_response.rating_id,
      cycle: {
        number: per_overview.assessment_number,
        date: per_overview.date_of_assessment,
        phase: per_overview.phase,
      },
      country: { id: country.id, name: country.name, iso3: country.iso3 },
    })
    .from(per_component_response)
    .innerJoin(per_assessment, eq(per_assessment.id, per_component_response.assessment_id))
    .innerJoin(per_overview, eq(per_overview.id, per_assessment.overview_id))
    .innerJoin(country, eq(country.id, per_overview.country_id))
    .innerJoin(per_component, eq(per_component.id, per_component_response.component_id))
    .where(and(eq(per_assessment.is_draft, false), isNotNull(per_component_response.rating_id)))
    .orderBy(
      asc(per_component.id),
      asc(country.id),
      asc(per_overview.assessment_number),
      asc(per_assessment.id),
    );
  const components = await db.select().from(per_component).orderBy(asc(per_component.id));
  const names = new Map(
    components.map(({ id, title, component_num, area }) => [
      id,
      {
        component_id: id,
        component_num,
        component_name: textIn(language, title),
        area_id: area,
        area_name: areaOf(area, language).title,
      },
    ]),
  );
  const nameOf = (id: number) => names.get(id) ?? { component_id: id };
  const countries = groupBy(rows, (row) => textIn(language, row.country.name));
  return {
    assessments: [...groupBy(rows, ({ component }) => component)].map(([component, own]) => ({
      ...nameOf(component),
      assessments: own.map(({ assessment, cycle, country: of }) => ({
        assessment_id: assessment,
        assessment_number: cycle.number,
        date_of_assessment: cycle.date,
        country_id: of.id,
        country_name: textIn(language, of.name),
        country_iso3: of.iso3,
      })),
    })),
    countryAssessments: Object.fromEntries(
      [...countries].map(([name, own]) => [
        name,
        [...groupBy(own, ({ assessment }) => assessment).values()].map((rated) => {
          const { number = null, date = null, phase = null } = rated[0]?.cycle ?? {};
          return {
            assessment_number: number,
            date,
            phase,
            phase_display: labelOf('per_perphases', phase, language),
            components: rated.map(({ component, rating }) => ({
              ...nameOf(component),
              rating_value: rating === null ? null : valueOfRating(rating),
              rating_title: ratingOf(rating, language)?.title ?? null,
            })),
          };
        }),
      ]),
    ),
  };
}
