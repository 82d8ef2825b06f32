import { ensureInstalled } from './install.mjs';

/** Runs a TypeScript program of scripts/ in this process, once what it needs is installed. */
export async function runTypeScript(file) {
  await ensureInstalled();
  const { register } = await import('tsx/esm/api');
  register();
  await import(new URL(`../${file}`, import.meta.url).href);
}
