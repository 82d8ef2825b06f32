import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { diagrams, readmeWithDiagrams } from './diagrams.ts';
import { EVENTS_FILE, writtenShapes } from './readShapes.ts';

const folder = fileURLToPath(new URL('../../machines/diagrams/', import.meta.url));
const files = diagrams().set(EVENTS_FILE, writtenShapes());
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) if (!files.has(file)) rmSync(folder + file);
for (const [file, text] of files) writeFileSync(folder + file, text);
const readme = fileURLToPath(new URL('../../machines/README.md', import.meta.url));
writeFileSync(readme, readmeWithDiagrams(readFileSync(readme, 'utf8')));
console.log(`${files.size} files in machines/diagrams/, and machines/README.md.`);
