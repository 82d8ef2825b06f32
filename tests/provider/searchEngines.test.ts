import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startApi } from '../support/api.ts';

const appFolder = mkdtempSync(join(tmpdir(), 'go-app-'));
writeFileSync(join(appFolder, 'index.html'), '<!doctype html><title>GO</title>');
writeFileSync(
  join(appFolder, 'pages.json'),
  JSON.stringify({ public: ['/', '/emergencies/all'], addresses: '' }),
);
afterAll(() => rmSync(appFolder, { recursive: true }));

const asHost = { headers: { host: 'go.example' } };

it('tells search engines which pages there are, and leaves the API alone', async () => {
  const api = await startApi({ appFolder, config: { environment: 'production' } });
  const robots = await api.get('/robots.txt', asHost);
  expect(robots.text).toBe('User-agent: *\nDisallow: /api/\nSitemap: http://go.example/sitemap.xml\n');
  const sitemap = await api.get('/sitemap.xml', asHost);
  expect(sitemap.headers['content-type']).toMatch(/^application\/xml/);
  expect(sitemap.text.match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>http://go.example/</loc>',
    '<loc>http://go.example/emergencies/all</loc>',
  ]);
});

it('lets nothing but a host into the sitemap', async () => {
  const api = await startApi({ appFolder, config: { environment: 'production' } });
  const { text } = await api.get('/sitemap.xml', { headers: { host: 'a"><script>' } });
  expect(text).not.toContain('<script>');
});

it('keeps staging and testing sites out of their lists', async () => {
  const api = await startApi({ appFolder, config: { environment: 'staging' } });
  expect((await api.get('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
});
