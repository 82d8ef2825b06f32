import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage, type Language } from '#contracts/languages.ts';
import type { Accounts } from '#provider/security/accounts.ts';
import { approve } from '#provider/security/approval.ts';
import { verifyEmail } from '#provider/security/registration.ts';
import { escaped, htmlPage } from './html.ts';
import { negotiateLanguage } from './language.ts';
import { LINK_PAGE_TEXTS, type LinkPage } from './linkPageTexts.ts';

interface LinkQuery {
  token: string;
  user: string;
  language: Language;
}

/**
 * The pages that mailed links open. Opening one only asks: mail scanners open every link, and must not use it up; the
 * button makes the change. In the language of the mail.
 */
export function linkPages(app: FastifyInstance, accounts: Accounts): void {
  app.register(async (pages) => {
    // The form has no fields: what it needs stands in its address.
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { bodyLimit: 1024 },
      (_, payload, done) => {
        payload.resume();
        done(null);
      },
    );

    pages.get('/verify_email', (request, reply) => ask(reply, 'verify', queryOf(request)));
    pages.post('/verify_email', async (request, reply) => {
      const { user, token, language } = queryOf(request);
      const result = await verifyEmail(accounts, user, token);
      const action = LINKS[result];
      return tell(reply, result, language, action && link(action, LINK_PAGE_TEXTS[language][result].action));
    });

    pages.get('/validate_user', (request, reply) => ask(reply, 'approve', queryOf(request)));
    pages.post('/validate_user', async (request, reply) => {
      const { user, token, language } = queryOf(request);
      return tell(reply, (await approve(accounts, user, token)) ? 'approved' : 'invalidApproval', language);
    });
  });
}

const LINKS = { active: '/login', waiting: undefined, invalid: '/resend-validation-email' };
const PATHS = { verify: '/verify_email', approve: '/validate_user' };

function ask(reply: FastifyReply, page: 'verify' | 'approve', { user, token, language }: LinkQuery) {
  const action = `${PATHS[page]}?${new URLSearchParams({ token, user, language })}`;
  return tell(
    reply,
    page,
    language,
    `<p><strong><bdi>${escaped(user)}</bdi></strong></p>
<form method="post" action="${escaped(action)}"><button>${escaped(LINK_PAGE_TEXTS[language][page].action ?? '')}</button></form>`,
  );
}

function tell(reply: FastifyReply, page: LinkPage, language: Language, below = '') {
  const { title, text } = LINK_PAGE_TEXTS[language][page];
  return (
    reply
      .code(page.startsWith('invalid') ? 400 : 200)
      // The address holds the token: no other site may learn it, and no cache keep it.
      .headers({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(htmlPage({ language, title, body: `<p>${escaped(text)}</p>\n${below}` }))
  );
}

const link = (path: string, words = '') => `<p><a class="button" href="${path}">${escaped(words)}</a></p>`;

function queryOf({ query, headers }: FastifyRequest): LinkQuery {
  const given = query as Record<string, unknown>;
  const text = (name: string) => (typeof given[name] === 'string' ? given[name].replaceAll('\0', '') : '');
  const language = text('language');
  return {
    token: text('token'),
    user: text('user'),
    language: isLanguage(language) ? language : negotiateLanguage(headers['accept-language']),
  };
}
