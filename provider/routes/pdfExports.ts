import { and, eq, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import { orderPdfEndpoint, PDF_STATUS, type PdfType, pdfEndpoint } from '#contracts/dref/pdf.ts';
import type { Database } from '#provider/database/connect.ts';
import { pdf_export } from '#provider/database/schema.ts';
import { notFound, notSignedIn } from '#provider/http/errors.ts';
import { implement } from '#provider/http/implement.ts';
import { recordId } from '#provider/http/parse.ts';
import { findStage } from '#provider/queries/dref/drefStage.ts';
import { type DrefStage, drefRules } from '#rules/dref.ts';
import type { Caller } from '#rules/roles.ts';

const STAGE_OF: Readonly<Record<PdfType, DrefStage>> = {
  'dref-applications': 'application',
  'dref-operational-updates': 'update',
  'dref-final-reports': 'report',
};

/** So many orders are kept, the newest: anybody may make one. */
const MOST_KEPT = 2_000;

const may = ({ user }: { user: Caller }) => drefRules.use(user);

/**
 * Serves PDFs of DREFs as a server does that has nobody to make them: an order is taken, and has failed. To make one takes a
 * browser that opens the page for print as its reader; who reads it has one, which prints it.
 */
export function pdfRoutes(app: FastifyInstance, db: Database): void {
  implement(app, orderPdfEndpoint, {
    may,
    async handle({ body: { export_type, export_id }, user, language, reply }) {
      if (!user) throw notSignedIn();
      if (!(await findStage(db, STAGE_OF[export_type], export_id, { user, language }))) throw notFound();
      const [row] = await db
        .insert(pdf_export)
        .values({ user_id: user.id, export_type, export_id, status: PDF_STATUS.errored })
        .returning();
      if (!row) throw new Error('An order was not written.');
      await db.delete(pdf_export).where(lt(pdf_export.id, row.id - MOST_KEPT));
      reply.code(201);
      return answerOf(row);
    },
  });
  implement(app, pdfEndpoint, {
    may,
    async handle({ path, user }) {
      if (!user) throw notSignedIn();
      const [row] = await db
        .select()
        .from(pdf_export)
        .where(and(eq(pdf_export.id, recordId(path.id)), eq(pdf_export.user_id, user.id)));
      if (!row) throw notFound();
      return answerOf(row);
    },
  });
}

const answerOf = ({ id, export_id, export_type, status, requested_at }: typeof pdf_export.$inferSelect) => ({
  ...{ id, export_id, export_type, status, requested_at },
  pdf_file: null,
});
