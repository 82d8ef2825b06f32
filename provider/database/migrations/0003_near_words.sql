-- Loads pg_trgm, so that its setting below is known.
SELECT similarity('a', 'b');
--> statement-breakpoint
-- Words of the vocabulary that a typed one (folded) may stand for, best first, with a closeness of 0 to 1: 1 the same word,
-- from 0.85 a longer one that begins with it, 0.85 a shorter one without its ending (floods, flood). Only when there is none of
-- these is it taken for a typing error: whoever types "iran" does not mean Iraq. What was meant is then about as long, and no less
-- like it than a word with two letters swapped, the mistake that spoils most: four trigrams of each. Words of less than four letters
-- are codes and the like, which too little tells apart: "mmmmmmmmmmmm" is not the "mm" of Myanmar.
CREATE OR REPLACE FUNCTION similar_words(typed text) RETURNS TABLE (word text, closeness double precision)
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
          FROM search_word
          WHERE search_word.word %> typed
            AND length(search_word.word) >= 4
            AND abs(length(search_word.word) - length(typed)) <= 2
            -- 0.3: where a word is so short that a swap leaves next to nothing of it.
            AND similarity(typed, search_word.word) >= greatest(0.3, (length(typed) - 3.0) / (length(typed) + 5))::real
        ) found
      ) near
      WHERE near.closeness >= 0.6 * near.best
      ORDER BY near.closeness DESC, near.word
      LIMIT 25;
  END IF;
END
$$;
