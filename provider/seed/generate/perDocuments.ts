import { createHash } from 'node:crypto';
import type { per_document } from '#provider/database/schema.ts';
import { demonstrationPdf, MADE_FROM_NAME } from '#provider/http/media.ts';
import { after } from './dates.ts';

type Document = (typeof per_document)['$inferInsert'];

/** What a cycle has brought forth by the end of a phase, and how many days after its assessment. */
const PAPERS: readonly { phase: number; name: string; days: number }[] = [
  { phase: 2, name: 'Agenda of the PER orientation', days: -38 },
  { phase: 3, name: 'Report of the PER assessment', days: 12 },
  { phase: 3, name: 'Minutes of the meeting with leaders', days: 18 },
  { phase: 4, name: 'Contingency plan', days: 40 },
  { phase: 5, name: 'PER work plan approved', days: 75 },
];

/** Documents of a cycle that is in this phase, the oldest first; none that would be of a day to come. */
export function documentsOf(cycle: { overview_id: number; phase: number; at: Date; now: Date }): Document[] {
  const { overview_id, phase, at, now } = cycle;
  return PAPERS.filter((paper) => paper.phase <= phase && after(at, paper.days) <= now).map((paper) => {
    const name = `${paper.name}.pdf`;
    const content = demonstrationPdf(name);
    return {
      overview_id,
      stored_as: MADE_FROM_NAME,
      name,
      media_type: 'application/pdf',
      size: content.length,
      content_hash: createHash('sha256').update(content).digest('hex'),
      created_at: after(at, paper.days).toISOString(),
    };
  });
}
