import type { FastifyInstance } from 'fastify';
import type { KeptMail } from '#provider/mail/mailer.ts';
import { escaped, htmlPage } from './html.ts';

/** Serves `/outbox`: the mails that were not sent, newest first. For developers, in English; never in production. */
export function outboxPage(app: FastifyInstance, outbox: readonly KeptMail[]): void {
  app.get('/outbox', (_, reply) =>
    reply
      .headers({ 'Cache-Control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(
        htmlPage({
          language: 'en',
          title: 'Outbox',
          body: `<p>Mails that would have been sent: set <code>SMTP_URL</code> to send them.</p>
${outbox.map(mailArticle).join('\n') || '<p>There is none yet.</p>'}`,
        }),
      ),
  );
}

function mailArticle({ to, at, subject, html }: KeptMail) {
  return `<article>
<h2 dir="auto">${escaped(subject)}</h2>
<p>To <strong>${escaped(to)}</strong>, <time datetime="${at}">${at}</time></p>
${html}
</article>`;
}
