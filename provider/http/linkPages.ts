import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage, type Language } from '#contracts/languages.ts';
import type { Accounts } from '#provider/security/accounts.ts';
import { approveByLink } from '#provider/security/approval.ts';
import { confirmProfileByLink } from '#provider/security/profileConfirmation.ts';
import { verifyEmail } from '#provider/security/registration.ts';
import { HttpError } from './errors.ts';
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
 * button makes the change, together with the password where a registration is confirmed. In the language of the mail.
 */
export function linkPages(app: FastifyInstance, accounts: Accounts): void {
  app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { bodyLimit: FORM_LIMIT, parseAs: 'string' },
      (_, body, done) => done(null, new URLSearchParams(String(body))),
    );

    pages.get('/verify_email', (request, reply) => ask(reply, 'verify', queryOf(request)));
    pages.post<{ Body?: URLSearchParams }>('/verify_email', async (request, reply) => {
      const query = queryOf(request);
      const { user, token, language } = query;
      const password = request.body?.get('password') ?? '';
      const result = await verifyEmail(accounts, { username: user, token, password }, request.ip).catch(
        tooMany,
      );
      if (result === 'wrongPassword') return ask(reply, result, query);
      const action = LINKS[result];
      return tell(reply, result, language, action && link(action, LINK_PAGE_TEXTS[language][result].action));
    });

    pages.get('/confirm_profile', (request, reply) => ask(reply, 'confirmProfile', queryOf(request)));
    pages.post('/confirm_profile', async (request, reply) => {
      const { user, token, language } = queryOf(request);
      const isConfirmed = await confirmProfileByLink(accounts, user, token);
      return tell(reply, isConfirmed ? 'profileConfirmed' : 'invalidApproval', language);
    });

    pages.get('/validate_user', (request, reply) => ask(reply, 'approve', queryOf(request)));
    pages.post('/validate_user', async (request, reply) => {
      const { user, token, language } = queryOf(request);
      return tell(
        reply,
        (await approveByLink(accounts, user, token)) ? 'approved' : 'invalidApproval',
        language,
      );
    });
  });
}

/** A person reads this, and no program. */
function tooMany(error: unknown) {
  if (error instanceof HttpError && error.status === 429) return 'tooMany' as const;
  throw error;
}

const LINKS = {
  active: '/login',
  waiting: undefined,
  tooMany: undefined,
  invalid: '/resend-validation-email',
};
const PATHS = {
  verify: '/verify_email',
  wrongPassword: '/verify_email',
  approve: '/validate_user',
  confirmProfile: '/confirm_profile',
};
const STATUSES: Partial<Record<LinkPage, number>> = {
  invalid: 400,
  invalidApproval: 400,
  wrongPassword: 400,
  tooMany: 429,
};
/** Holds the longest password, every character of it escaped. In bytes. */
const FORM_LIMIT = 8_192;

function ask(reply: FastifyReply, page: keyof typeof PATHS, { user, token, language }: LinkQuery) {
  const action = `${PATHS[page]}?${new URLSearchParams({ token, user, language })}`;
  const { label, action: words = '' } = LINK_PAGE_TEXTS[language][page];
  const field = label
    ? `<p><label>${escaped(label)} <input type="password" name="password" autocomplete="current-password" maxlength="255" required></label></p>`
    : '';
  return tell(
    reply,
    page,
    language,
    `<p><strong><bdi>${escaped(user)}</bdi></strong></p>
<form method="post" action="${escaped(action)}">${field}<button>${escaped(words)}</button></form>`,
  );
}

function tell(reply: FastifyReply, page: LinkPage, language: Language, below = '') {
  const { title, text } = LINK_PAGE_TEXTS[language][page];
  return (
    reply
      .code(STATUSES[page] ?? 200)
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
