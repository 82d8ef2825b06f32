-- Whose e-mail addresses may register without a reason given; administrators change the list.
INSERT INTO "domain_whitelist" ("domain_name", "description") VALUES
	('ifrc.org', 'International Federation of Red Cross and Red Crescent Societies'),
	('icrc.org', 'International Committee of the Red Cross'),
	('redcross.org', 'American Red Cross'),
	('redcross.org.uk', 'British Red Cross'),
	('croix-rouge.fr', 'French Red Cross'),
	('cruzroja.es', 'Spanish Red Cross'),
	('drk.de', 'German Red Cross'),
	('nrcs.org', 'Nepal Red Cross Society'),
	('redcross.example', 'For demonstrations: no mail can ever be sent there');
