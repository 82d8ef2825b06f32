-- What search looks through: one row a record that can be found, its names in all languages in one text.
-- `kind` is the group of GET /api/v1/search/. Names of the same words everywhere, so that a search in any language finds them.
CREATE FUNCTION all_names(translated jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT concat_ws(' ', translated->>'en', translated->>'fr', translated->>'es', translated->>'ar')
$$;
--> statement-breakpoint
-- Search that forgives: every language's accents folded, typing errors met by a vocabulary of all words that occur.
--
-- `search_fold` makes texts comparable: lower case, without accents and vowel signs, Arabic letter variants unified, one space
-- in place of each run of punctuation. Both sides of every comparison go through it.
CREATE FUNCTION search_fold(phrase text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(
    lower(translate(
      regexp_replace(normalize(phrase, NFKD), '[\u0300-\u036f\u064b-\u065f\u0670\u0640]', '', 'g'),
      'øØłŁđĐıةى', 'oOlLdDiهي'
    )),
    '[\s!-/:-@\[-`{-~«»‘’‚“”„–—…·،؛؟]+', ' ', 'g'
  ))
$$;
--> statement-breakpoint
-- What an appeal is found by, folded once when it is written: folding all names anew took each search of their list 0.2 s.
ALTER TABLE appeal ADD COLUMN words text NOT NULL GENERATED ALWAYS AS (search_fold(all_names(name) || ' ' || code)) STORED;
--> statement-breakpoint
CREATE INDEX appeal_words_trigrams ON appeal USING gin (words gin_trgm_ops);
--> statement-breakpoint
CREATE FUNCTION search_words_of(phrase text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT tsvector_to_array(to_tsvector('simple', search_fold(phrase)))
$$;
--> statement-breakpoint
-- `names`: the record's own; `words`: these and all else that it is found by. `standing`: of equally good ones the latest comes
-- first. Emergencies keep their place the longer, the graver they are: 90 days a severity, a week for ten times as many people.
CREATE VIEW search_source AS
  SELECT kind, record_id, concat_ws(' ', folded.names, folded.others) AS words, folded.names, standing, visibility
FROM (
  SELECT 'regions' AS kind, region.id::integer AS record_id, all_names(name) AS names, NULL AS others,
    NULL::timestamptz AS standing, 3::smallint AS visibility
  FROM region
UNION ALL
  SELECT 'countries', country.id, concat_ws(' ', all_names(name), iso3, all_names(society_name)), NULL, NULL, 3::smallint
  FROM country WHERE record_type = 1 AND independent AND NOT is_deprecated
UNION ALL
  SELECT 'district_province_response', district.id, all_names(district.name), concat_ws(' ', code, all_names(country.name), iso3), NULL, 3::smallint
  FROM district JOIN country ON country.id = district.country_id WHERE NOT district.is_deprecated
UNION ALL
  SELECT 'emergencies', event.id, all_names(name), concat_ws(' ', glide,
    (SELECT string_agg(code, ' ') FROM appeal WHERE appeal.event_id = event.id AND NOT needs_confirmation),
    (SELECT string_agg(concat_ws(' ', iso3,
        CASE WHEN strpos(event.name->>'en', country.name->>'en') = 0 THEN all_names(country.name) END), ' ')
      FROM event_country JOIN country ON country.id = country_id WHERE event_country.event_id = event.id),
    (SELECT string_agg(all_names(district.name), ' ')
      FROM event_district JOIN district ON district.id = district_id WHERE event_district.event_id = event.id)),
    disaster_start_date + make_interval(days => 90 * ifrc_severity_level + (7 * log(greatest(1, coalesce(num_affected, 1))))::integer),
    visibility
  FROM event WHERE parent_event_id IS NULL
UNION ALL
  SELECT 'projects', project.id, all_names(project.name), concat_ws(' ', place.iso3, all_names(place.name), society.society_name->>'en'),
    start_date::timestamptz, visibility
  FROM project JOIN country place ON place.id = project_country_id JOIN country society ON society.id = reporting_ns_id
UNION ALL
  -- A private alert needs a signed-in reader; an emergency seen by fewer than the public decides for itself.
  SELECT 'surge_alerts', surge_alert.id, concat_ws(' ', message, 'surge alert alerte alerta renfort refuerzo'), all_names(event.name), opens,
    CASE WHEN surge_alert.is_private AND event.visibility = 3 THEN 1 ELSE event.visibility END::smallint
  FROM surge_alert JOIN event ON event.id = surge_alert.event_id WHERE molnix_status = 0
UNION ALL
  SELECT 'surge_deployments', eru.id, concat_ws(' ', all_names(owner.society_name), 'surge eru renfort refuerzo'), all_names(event.name),
    start_date, event.visibility
  FROM eru JOIN event ON event.id = eru.event_id JOIN country owner ON owner.id = eru.owner_id
  WHERE eru.deployed_to_id IS NOT NULL
UNION ALL
  -- The name of a report begins with the code of its country: the country is a part of it.
  SELECT 'reports', field_report.id, concat_ws(' ', all_names(summary),
    (SELECT string_agg(all_names(country.name), ' ')
      FROM field_report_country JOIN country ON country.id = country_id WHERE field_report_id = field_report.id)),
    NULL, created_at, visibility
  FROM field_report
UNION ALL
  -- Whoever may use them finds them, and nobody else: `isVisibleHit`.
  SELECT 'flash_updates', flash_update.id, concat_ws(' ', all_names(title),
    (SELECT string_agg(all_names(country.name), ' ')
      FROM flash_place JOIN country ON country.id = country_id WHERE flash_update_id = flash_update.id)),
    NULL, created_at, 2::smallint
  FROM flash_update
UNION ALL
  SELECT 'rapid_response_deployments', personnel.id, concat_ws(' ', role, 'surge renfort refuerzo'), all_names(event.name), start_date,
    event.visibility
  FROM personnel JOIN event ON event.id = personnel.event_id
) found, LATERAL (
  -- OFFSET: each text is folded once, and not again wherever it is named.
  SELECT search_fold(found.names) AS names, search_fold(found.others) AS others OFFSET 0
) folded;
--> statement-breakpoint
-- `TG_ARGV`: the group, and the column that names the record: its own id, or that of the record that this row belongs to.
CREATE FUNCTION keep_search_document() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was integer := CASE WHEN TG_OP <> 'INSERT' THEN (to_jsonb(OLD)->>TG_ARGV[1])::integer END;
  changed integer := CASE WHEN TG_OP <> 'DELETE' THEN (to_jsonb(NEW)->>TG_ARGV[1])::integer END;
BEGIN
  DELETE FROM search_document WHERE kind = TG_ARGV[0] AND record_id IN (was, changed);
  -- Two who add to the same record wait for each other; what the later one reads holds both.
  INSERT INTO search_document SELECT * FROM search_source WHERE kind = TG_ARGV[0] AND record_id IN (was, changed)
  ON CONFLICT (kind, record_id) DO UPDATE SET
    words = excluded.words, names = excluded.names, standing = excluded.standing, visibility = excluded.visibility;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER keep_search_document AFTER INSERT OR UPDATE OR DELETE ON region
  FOR EACH ROW EXECUTE FUNCTION keep_search_document('regions', 'id');
--> statement-breakpoint
CREATE TRIGGER keep_search_document AFTER INSERT OR UPDATE OR DELETE ON country
  FOR EACH ROW EXECUTE FUNCTION keep_search_document('countries', 'id');
--> statement-breakpoint
CREATE TRIGGER keep_search_document AFTER INSERT OR UPDATE OR DELETE ON district
  FOR EACH ROW EXECUTE FUNCTION keep_search_document('district_province_response', 'id');
--> statement-breakpoint
CREATE TRIGGER keep_search_document AFTER INSERT OR UPDATE OR DELETE ON event
  FOR EACH ROW EXECUTE FUNCTION keep_search_document('emergencies', 'id');
--> statement-breakpoint
CREATE TRIGGER keep_search_document AFTER INSERT OR UPDATE OR DELETE ON project
  FOR EACH ROW EXECUTE FUNCTION keep_search_document('projects', 'id');
--> statement-breakpoint
CREATE TRIGGER keep_search_document AFTER INSERT OR UPDATE OR DELETE ON surge_alert
  FOR EACH ROW EXECUTE FUNCTION keep_search_document('surge_alerts', 'id');
--> statement-breakpoint
CREATE TRIGGER keep_search_document AFTER INSERT OR UPDATE OR DELETE ON eru
  FOR EACH ROW EXECUTE FUNCTION keep_search_document('surge_deployments', 'id');
--> statement-breakpoint
CREATE TRIGGER keep_search_document AFTER INSERT OR UPDATE OR DELETE ON field_report
  FOR EACH ROW EXECUTE FUNCTION keep_search_document('reports', 'id');
--> statement-breakpoint
CREATE TRIGGER keep_search_document AFTER INSERT OR UPDATE OR DELETE ON flash_update
  FOR EACH ROW EXECUTE FUNCTION keep_search_document('flash_updates', 'id');
--> statement-breakpoint
CREATE TRIGGER keep_search_document AFTER INSERT OR UPDATE OR DELETE ON personnel
  FOR EACH ROW EXECUTE FUNCTION keep_search_document('rapid_response_deployments', 'id');
--> statement-breakpoint
CREATE TRIGGER keep_search_document AFTER INSERT OR UPDATE OR DELETE ON appeal
  FOR EACH ROW EXECUTE FUNCTION keep_search_document('emergencies', 'event_id');
--> statement-breakpoint
CREATE TRIGGER keep_search_document AFTER INSERT OR UPDATE OR DELETE ON event_country
  FOR EACH ROW EXECUTE FUNCTION keep_search_document('emergencies', 'event_id');
--> statement-breakpoint
CREATE TRIGGER keep_search_document AFTER INSERT OR UPDATE OR DELETE ON event_district
  FOR EACH ROW EXECUTE FUNCTION keep_search_document('emergencies', 'event_id');
--> statement-breakpoint
CREATE TRIGGER keep_search_document AFTER INSERT OR UPDATE OR DELETE ON field_report_country
  FOR EACH ROW EXECUTE FUNCTION keep_search_document('reports', 'field_report_id');
--> statement-breakpoint
CREATE TRIGGER keep_search_document AFTER INSERT OR UPDATE OR DELETE ON flash_place
  FOR EACH ROW EXECUTE FUNCTION keep_search_document('flash_updates', 'flash_update_id');
--> statement-breakpoint
-- Every word that occurs in a document. Words that no document has any more may stay: they lead nowhere.
CREATE TABLE search_word (word text COLLATE "C" PRIMARY KEY);
--> statement-breakpoint
CREATE INDEX search_word_trigrams ON search_word USING gin (word gin_trgm_ops);
--> statement-breakpoint
CREATE FUNCTION keep_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In order, so that two writers who add the same words wait for each other instead of blocking each other for good.
  INSERT INTO search_word
  SELECT DISTINCT word
  -- Folded texts are words with one space between them: quicker told than by a parser.
  FROM written, unnest(string_to_array(written.words, ' ')) word
  WHERE length(word) > 1
  ORDER BY word
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER keep_search_words AFTER INSERT ON search_document
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_search_words();
--> statement-breakpoint
-- Loads pg_trgm, so that its setting below is known.
SELECT similarity('a', 'b');
--> statement-breakpoint
-- Words of the vocabulary that a typed one (folded) may stand for, best first, with a closeness of 0 to 1: 1 the same word,
-- from 0.85 a longer one that begins with it, 0.85 a shorter one without its ending (floods, flood). Only when there is none of
-- these is it taken for a typing error, and words that share enough trigrams answer: whoever types "iran" does not mean Iraq.
CREATE FUNCTION similar_words(typed text) RETURNS TABLE (word text, closeness double precision)
LANGUAGE plpgsql STABLE SET pg_trgm.word_similarity_threshold = 0.45 AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
    SELECT known.word, CASE
      WHEN known.word = typed THEN 1
      WHEN starts_with(known.word, typed) THEN 0.85 + 0.1 * length(typed) / length(known.word)
      ELSE 0.85
    END::double precision
    FROM (
      SELECT search_word.word FROM search_word
      WHERE search_word.word >= typed AND search_word.word < typed || chr(1114111)
      UNION ALL
      SELECT search_word.word FROM search_word
      WHERE length(typed) > 4 AND search_word.word IN (left(typed, -1), left(typed, -2)) AND length(search_word.word) >= 4
    ) known
    ORDER BY 2 DESC, 1
    LIMIT 25;
  IF NOT FOUND THEN
    RETURN QUERY
      SELECT near.word, near.closeness
      FROM (
        SELECT found.word, found.closeness, max(found.closeness) OVER () AS best
        FROM (
          SELECT search_word.word,
            (0.4 * word_similarity(typed, search_word.word) + 0.4 * similarity(typed, search_word.word))::double precision AS closeness
          FROM search_word WHERE search_word.word %> typed
        ) found
      ) near
      WHERE near.closeness >= 0.6 * near.best
      ORDER BY near.closeness DESC, near.word
      LIMIT 25;
  END IF;
END
$$;
--> statement-breakpoint
-- Surge is found under its emergency's name and hidden with it, so an emergency's change reaches it.
CREATE FUNCTION keep_surge_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_document document USING (
    SELECT 'surge_alerts' AS kind, id FROM surge_alert WHERE event_id = NEW.id
    UNION ALL SELECT 'surge_deployments', id FROM eru WHERE event_id = NEW.id
    UNION ALL SELECT 'rapid_response_deployments', id FROM personnel WHERE event_id = NEW.id
  ) surge WHERE document.kind = surge.kind AND document.record_id = surge.id;
  INSERT INTO search_document
    SELECT source.* FROM search_source source JOIN surge_alert ON surge_alert.id = source.record_id
    WHERE source.kind = 'surge_alerts' AND surge_alert.event_id = NEW.id
  UNION ALL
    SELECT source.* FROM search_source source JOIN eru ON eru.id = source.record_id
    WHERE source.kind = 'surge_deployments' AND eru.event_id = NEW.id
  UNION ALL
    SELECT source.* FROM search_source source JOIN personnel ON personnel.id = source.record_id
    WHERE source.kind = 'rapid_response_deployments' AND personnel.event_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER keep_surge_documents AFTER UPDATE OF name, visibility ON event
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name OR OLD.visibility <> NEW.visibility)
  EXECUTE FUNCTION keep_surge_documents();
