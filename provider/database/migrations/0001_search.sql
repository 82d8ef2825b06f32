-- What search looks through: one row a record that can be found, its names in all languages in one text.
-- `kind` is the group of GET /api/v1/search/. Names of the same words everywhere, so that a search in any language finds them.
CREATE FUNCTION all_names(translated jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT concat_ws(' ', translated->>'en', translated->>'fr', translated->>'es', translated->>'ar')
$$;
--> statement-breakpoint
CREATE VIEW search_source AS
  SELECT 'regions' AS kind, region.id::integer AS record_id, all_names(name) AS words, 3::smallint AS visibility
  FROM region
UNION ALL
  SELECT 'countries', country.id, concat_ws(' ', all_names(name), iso3, all_names(society_name)), 3::smallint
  FROM country WHERE record_type = 1 AND independent AND NOT is_deprecated
UNION ALL
  SELECT 'district_province_response', district.id, district.name, 3::smallint
  FROM district WHERE NOT is_deprecated
UNION ALL
  SELECT 'emergencies', event.id, concat_ws(' ', all_names(name), glide), visibility
  FROM event WHERE parent_event_id IS NULL
UNION ALL
  SELECT 'projects', project.id, all_names(name), visibility
  FROM project
UNION ALL
  SELECT 'surge_alerts', surge_alert.id, concat_ws(' ', message, all_names(event.name)),
    CASE WHEN surge_alert.is_private THEN 1 ELSE event.visibility END::smallint
  FROM surge_alert JOIN event ON event.id = surge_alert.event_id WHERE molnix_status = 0
UNION ALL
  SELECT 'surge_deployments', eru.id, concat_ws(' ', all_names(owner.society_name), all_names(event.name)), event.visibility
  FROM eru JOIN event ON event.id = eru.event_id JOIN country owner ON owner.id = eru.owner_id
  WHERE eru.deployed_to_id IS NOT NULL
UNION ALL
  SELECT 'reports', field_report.id, all_names(summary), visibility
  FROM field_report
UNION ALL
  SELECT 'rapid_response_deployments', personnel.id, concat_ws(' ', role, all_names(event.name)), event.visibility
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
