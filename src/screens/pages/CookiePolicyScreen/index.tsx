import { useSelector } from '@xstate/react';
import { signInEndpoint } from '#contracts/account/signIn.ts';
import { selectIsShown } from '#machines/cookieBanner.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Table } from '#src/components/Table/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { COOKIE_POLICY_DATE } from '#src/core/storage.ts';
import { CONTACT_EMAIL } from '#src/domain/contact.ts';
import { fill, fillNodes } from '#src/i18n/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { PolicyPage } from '../PolicyPage/index.tsx';
import { cookiePolicyStrings } from './strings.ts';

/**
 * What the browser keeps, by name and kind. The cookie is `provider/security/devices.ts`; storage `src/core/storage.ts`,
 * `src/lists/SavedViews/store.ts` and `src/core/queueMark.ts`; the database `src/core/drafts.ts`; the caches
 * `src/serviceWorker/sw.ts`.
 */
const KEPT = [
  { key: 'go-device', kind: 'cookie', purpose: 'devicePurpose', lifetime: 'deviceLifetime' },
  { key: 'user', kind: 'storage', purpose: 'userPurpose', lifetime: 'userLifetime' },
  { key: 'language', kind: 'storage', purpose: 'languagePurpose', lifetime: 'languageLifetime' },
  { key: 'strings', kind: 'storage', purpose: 'stringsPurpose', lifetime: 'stringsLifetime' },
  { key: 'cookieConsent', kind: 'storage', purpose: 'consentPurpose', lifetime: 'consentLifetime' },
  { key: 'savedViews', kind: 'storage', purpose: 'viewsPurpose', lifetime: 'viewsLifetime' },
  { key: 'queuedReports', kind: 'storage', purpose: 'queuePurpose', lifetime: 'queueLifetime' },
  { key: 'go-drafts', kind: 'database', purpose: 'draftsPurpose', lifetime: 'draftsLifetime' },
  { key: 'answers', kind: 'cache', purpose: 'answersPurpose', lifetime: 'answersLifetime' },
  { key: 'files', kind: 'cache', purpose: 'filesPurpose', lifetime: 'filesLifetime' },
] as const;

/** Headings, which the contents list too, in their order. */
const SECTIONS = ['choice', 'kept', 'collected', 'sharing', 'rights', 'links'] as const;

/** `/cookie-policy`: what is kept and recorded, and the reader's choice. */
export function CookiePolicyScreen() {
  const strings = useStrings(cookiePolicyStrings);
  const titles = useStrings(routeStrings);
  const language = useLanguage();
  const content = {
    choice: <Choice />,
    kept: (
      <>
        <p>{strings.keptText}</p>
        <Panel>
          <Table
            caption={strings.kept}
            rows={KEPT}
            rowKey={({ key }) => key}
            columns={[
              { key: 'name', heading: strings.name, cell: ({ key }) => <code>{key}</code> },
              { key: 'kind', heading: strings.kind, cell: ({ kind }) => strings[kind] },
              {
                key: 'purpose',
                heading: strings.purpose,
                cell: ({ purpose }) => fill(strings[purpose], { address: signInEndpoint.path }),
              },
              { key: 'lifetime', heading: strings.lifetime, cell: ({ lifetime }) => strings[lifetime] },
            ]}
          />
        </Panel>
      </>
    ),
    collected: (
      <ul>
        <li>{strings.collectedGiven}</li>
        <li>{strings.collectedServer}</li>
        <li>{strings.collectedAnalytics}</li>
      </ul>
    ),
    sharing: <p>{strings.sharingText}</p>,
    rights: (
      <p>
        {fillNodes(strings.rightsText, {
          email: (
            <TextLink key="email" to={`mailto:${CONTACT_EMAIL}`} isExternal>
              {CONTACT_EMAIL}
            </TextLink>
          ),
        })}
      </p>
    ),
    links: <p>{strings.linksText}</p>,
  };
  return (
    <PolicyPage
      heading={titles.cookiePolicy}
      description={fill(strings.description, { date: formatDate(COOKIE_POLICY_DATE, language) })}
      sections={SECTIONS.map((id) => ({ id, heading: strings[id], content: content[id] }))}
    />
  );
}

/** Taking the consent back is as easy as giving it. */
function Choice() {
  const strings = useStrings(cookiePolicyStrings);
  const { cookieBanner } = useApp().actors;
  const isOpen = useSelector(cookieBanner, selectIsShown);
  return (
    <>
      <p role="status">{isOpen ? strings.choiceOpen : strings.choiceAccepted}</p>
      <Button onClick={() => cookieBanner.send({ type: isOpen ? 'accept' : 'withdraw' })}>
        {isOpen ? strings.accept : strings.withdraw}
      </Button>
    </>
  );
}
