import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { QueryOf } from '#contracts/defineEndpoint.ts';
import type { Language } from '#contracts/languages.ts';
import type { surgeAlertsEndpoint } from '#contracts/surge/alerts.ts';
import type { Database } from '#provider/database/connect.ts';
import { country, event, surge_alert } from '#provider/database/schema.ts';
import { pageBounds } from '#provider/http/page.ts';
import { relationsOfEvents } from '../emergencies/eventRelations.ts';
import { eventCore } from '../emergencies/events.ts';
import { isNumber, isOneOf, isWithin } from '../filters.ts';
import { labelOf } from '../labels.ts';
import { orderOf } from '../lists.ts';
import { isMovementReader, isVisibleEvent, type Reader } from '../reader.ts';
import { miniCountry, miniCountryColumns } from '../reference/countries.ts';
import { disasterTypesById } from '../reference/taxonomy.ts';
import { containsPhrase, phraseIn, saysPhrase } from '../terms.ts';

type AlertQuery = QueryOf<typeof surgeAlertsEndpoint>;

/** Calls for people, newest first. One for an emergency that the reader may not see is hidden with it, a private one from guests. */
export async function listSurgeAlerts(db: Database, query: AlertQuery, reader: Reader) {
  const where = matches(query, reader);
  const columns = {
    id: surge_alert.id,
    created_at: surge_alert.created_at,
    atype: surge_alert.atype,
    category: surge_alert.category,
    event: surge_alert.event_id,
    molnix_status: surge_alert.molnix_status,
    opens: surge_alert.opens,
  };
  const { limit, offset } = pageBounds(query);
  const [total, rows, dtypes] = await Promise.all([
    db
      .select({ count: sql<number>`count(*)::integer` })
      .from(surge_alert)
      .leftJoin(event, eq(event.id, surge_alert.event_id))
      .where(where),
    db
      .select({ alert: surge_alert, event, country: miniCountryColumns })
      .from(surge_alert)
      .leftJoin(event, eq(event.id, surge_alert.event_id))
      .leftJoin(country, eq(country.id, surge_alert.country_id))
      .where(where)
      .orderBy(...orderOf(query.ordering, columns, ['-created_at'], surge_alert.id))
      .limit(limit)
      .offset(offset),
    disasterTypesById(db, reader.language),
  ]);
  const events = rows.flatMap((row) => row.event?.id ?? []);
  const relations = await relationsOfEvents(db, [...new Set(events)], reader, ['countries', 'appeals']);
  const results = rows.map(({ alert, event: of, country: at }) => {
    const { event_id: _event, country_id: _country, molnix_tags, ...kept } = alert;
    return {
      ...kept,
      message: messageIn(reader.language, alert.message),
      atype_display: labelOf('notifications_surge_alert_type', alert.atype, reader.language),
      category_display: labelOf('notifications_surge_alert_category', alert.category, reader.language),
      molnix_status_display: labelOf(
        'notifications_surge_alert_status',
        alert.molnix_status,
        reader.language,
      ),
      molnix_tags: molnix_tags.map((tag) => ({
        ...unkeptTagFields,
        molnix_id: tag.id,
        ...tag,
        name: phraseIn(reader.language, tag.name),
      })),
      country: at && miniCountry(at, reader.language),
      event: of && {
        ...eventCore(of, reader),
        dtype: dtypes.get(of.dtype_id ?? -1) ?? null,
        countries: relations(of.id).countries,
        appeals: relations(of.id).appeals,
      },
      translation_module_original_language: 'en',
    };
  });
  return { count: total[0]?.count ?? 0, results };
}

/** Who is looked for stands before the first comma. */
function messageIn(language: Language, message: string) {
  const [position = '', ...rest] = message.split(',');
  return [phraseIn(language, position), ...rest].join(',');
}

const unkeptTagFields = { color: '', description: '', groups: '', tag_type: '' };

function matches(query: AlertQuery, reader: Reader): SQL | undefined {
  return and(
    or(sql`${event.id} is null`, isVisibleEvent(reader)),
    isMovementReader(reader) ? undefined : eq(surge_alert.is_private, false),
    isNumber(surge_alert.event_id, query.event),
    isNumber(surge_alert.country_id, query.country),
    isOneOf(surge_alert.country_id, query.country__in),
    isNumber(surge_alert.atype, query.atype),
    isNumber(surge_alert.category, query.category),
    isOneOf(surge_alert.molnix_status, query.molnix_status),
    containsPhrase(surge_alert.message, query.message__icontains),
    saysPhrase(sql`${surge_alert.message} || ' ' || ${surge_alert.operation}`, query.search),
    ...isWithin(surge_alert.created_at, { gte: query.created_at__gte, lte: query.created_at__lte }),
  );
}
