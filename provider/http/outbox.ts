import type { FastifyInstance } from 'fastify';
import type { KeptMail } from '#provider/mail/mailer.ts';
import { notFound } from './errors.ts';
import { escaped, htmlPage } from './html.ts';
import { isFromThisMachine } from './thisMachine.ts';

/**
 * Serves `/outbox`: the mails that were not sent, newest first. For developers, in English; never in production, and to this
 * machine alone, whose owner sees them printed too: their links open accounts.
 */
export function outboxPage(app: FastifyInstance, outbox: readonly KeptMail[]): void {
  app.get('/outbox', (request, reply) => {
    if (!isFromThisMachine(request)) throw notFound();
    return reply
      .headers({ 'Cache-Control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(
        htmlPage({
          language: 'en',
          title: 'Outbox',
          body: `<p>Mails that would have been sent: set <code>SMTP_URL</code> to send them.</p>
${outbox.map(mailArticle).join('\n') || '<p>There is none yet.</p>'}`,
        }),
      );
  });
}

/** For developers anywhere: in English, to the second, in universal time. */
const MOMENT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'UTC',
});
const readable = (at: string) => `${MOMENT.format(new Date(at))} UTC`;

function mailArticle({ to, at, subject, html }: KeptMail) {
  return `<article>
<h2 dir="auto">${escaped(subject)}</h2>
<p>To <strong>${escaped(to)}</strong>, <time datetime="${at}">${readable(at)}</time></p>
${html}
</article>`;
}
