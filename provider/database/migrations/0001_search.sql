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
CREATE FUNCTION search_words_of(phrase text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT tsvector_to_array(to_tsvector('simple', search_fold(phrase)))
$$;
--> statement-breakpoint
CREATE VIEW search_source AS
  SELECT 'regions' AS kind, region.id::integer AS record_id, search_fold(all_names(name)) AS words, 3::smallint AS visibility
  FROM region
UNION ALL
  SELECT 'countries', country.id, search_fold(concat_ws(' ', all_names(name), iso3, all_names(society_name))), 3::smallint
  FROM country WHERE record_type = 1 AND independent AND NOT is_deprecated
UNION ALL
  SELECT 'district_province_response', district.id, search_fold(district.name), 3::smallint
  FROM district WHERE NOT is_deprecated
UNION ALL
  SELECT 'emergencies', event.id, search_fold(concat_ws(' ', all_names(name), glide)), visibility
  FROM event WHERE parent_event_id IS NULL
UNION ALL
  SELECT 'projects', project.id, search_fold(all_names(name)), visibility
  FROM project
UNION ALL
  -- A private alert needs a signed-in reader; an emergency seen by fewer than the public decides for itself.
  SELECT 'surge_alerts', surge_alert.id, search_fold(concat_ws(' ', message, all_names(event.name))),
    CASE WHEN surge_alert.is_private AND event.visibility = 3 THEN 1 ELSE event.visibility END::smallint
  FROM surge_alert JOIN event ON event.id = surge_alert.event_id WHERE molnix_status = 0
UNION ALL
  SELECT 'surge_deployments', eru.id, search_fold(concat_ws(' ', all_names(owner.society_name), all_names(event.name))),
    event.visibility
  FROM eru JOIN event ON event.id = eru.event_id JOIN country owner ON owner.id = eru.owner_id
  WHERE eru.deployed_to_id IS NOT NULL
UNION ALL
  SELECT 'reports', field_report.id, search_fold(all_names(summary)), visibility
  FROM field_report
UNION ALL
  SELECT 'rapid_response_deployments', personnel.id, search_fold(concat_ws(' ', role, all_names(event.name))), event.visibility
  FROM personnel JOIN event ON event.id = personnel.event_id;
--> statement-breakpoint
CREATE FUNCTION keep_search_document() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed integer := CASE WHEN TG_OP = 'DELETE' THEN OLD.id ELSE NEW.id END;
BEGIN
  DELETE FROM search_document WHERE kind = TG_ARGV[0] AND record_id = changed;
  INSERT INTO search_document SELECT * FROM search_source WHERE kind = TG_ARGV[0] AND record_id = changed;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER keep_search_document AFTER INSERT OR UPDATE OR DELETE ON region
  FOR EACH ROW EXECUTE FUNCTION keep_search_document('regions');
--> statement-breakpoint
CREATE TRIGGER keep_search_document AFTER INSERT OR UPDATE OR DELETE ON country
  FOR EACH ROW EXECUTE FUNCTION keep_search_document('countries');
--> statement-breakpoint
CREATE TRIGGER keep_search_document AFTER INSERT OR UPDATE OR DELETE ON district
  FOR EACH ROW EXECUTE FUNCTION keep_search_document('district_province_response');
--> statement-breakpoint
CREATE TRIGGER keep_search_document AFTER INSERT OR UPDATE OR DELETE ON event
  FOR EACH ROW EXECUTE FUNCTION keep_search_document('emergencies');
--> statement-breakpoint
CREATE TRIGGER keep_search_document AFTER INSERT OR UPDATE OR DELETE ON project
  FOR EACH ROW EXECUTE FUNCTION keep_search_document('projects');
--> statement-breakpoint
CREATE TRIGGER keep_search_document AFTER INSERT OR UPDATE OR DELETE ON surge_alert
  FOR EACH ROW EXECUTE FUNCTION keep_search_document('surge_alerts');
--> statement-breakpoint
CREATE TRIGGER keep_search_document AFTER INSERT OR UPDATE OR DELETE ON eru
  FOR EACH ROW EXECUTE FUNCTION keep_search_document('surge_deployments');
--> statement-breakpoint
CREATE TRIGGER keep_search_document AFTER INSERT OR UPDATE OR DELETE ON field_report
  FOR EACH ROW EXECUTE FUNCTION keep_search_document('reports');
--> statement-breakpoint
CREATE TRIGGER keep_search_document AFTER INSERT OR UPDATE OR DELETE ON personnel
  FOR EACH ROW EXECUTE FUNCTION keep_search_document('rapid_response_deployments');
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
  FROM written, unnest(tsvector_to_array(to_tsvector('simple', written.words))) word
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
