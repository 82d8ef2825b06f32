import { unreadableRows } from '#contracts/leftOut.ts';
import { mainContactsEndpoint } from '#contracts/reference/lists.ts';
import { Card } from '#src/components/Card/index.tsx';
import { MailLink } from '#src/components/MailLink/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { Table } from '#src/components/Table/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useIsOffered } from '#src/core/access.ts';
import { addressOf, pathTo } from '#src/core/links.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { CONTACT_EMAIL } from '#src/domain/contact.ts';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fillNodes } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { type ExternalPage, FEDERATION, GUIDANCE, SUPPORTERS, VIDEOS } from './content.ts';
import styles from './ResourcesScreen.module.css';
import { contactsInput } from './requests.ts';
import { resourcesStrings } from './strings.ts';
import { Video } from './Video.tsx';

/** `/resources`: where to learn more, and whom to ask. */
export function ResourcesScreen() {
  const strings = useStrings(resourcesStrings);
  const titles = useStrings(routeStrings);
  const isOffered = useIsOffered();
  return (
    <Page
      heading={titles.resources}
      breadcrumbs={[{ label: titles.home, to: pathTo('home') }, { label: titles.resources }]}
      description={strings.description}
    >
      <Panel heading={strings.guidance}>
        <dl className={styles.guidance}>
          {GUIDANCE.map(({ text, ...page }) => (
            <div key={page.href}>
              <dt>
                <ExternalLink page={page} />
              </dt>
              <dd>{strings[text]}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <Panel heading={strings.videos}>
        <p>{strings.videosText}</p>
        <div className={styles.videos}>
          {VIDEOS.map(({ id, picture, title, text }) => (
            <Video key={id} id={id} picture={picture} title={strings[title]} text={strings[text]} />
          ))}
        </div>
      </Panel>
      <Panel heading={strings.federation}>
        <div className={styles.columns}>
          {FEDERATION.map(({ heading, routes, pages }) => (
            <Card key={heading}>
              <h3>{strings[heading]}</h3>
              <ul>
                {routes
                  ?.filter((name) => isOffered(name))
                  .map((name) => (
                    <li key={name}>
                      <TextLink to={addressOf(name, {})}>{titles[name]}</TextLink>
                    </li>
                  ))}
                {pages.map((page) => (
                  <li key={page.href}>
                    <ExternalLink page={page} />
                  </li>
                ))}
              </ul>
            </Card>
          ))}
        </div>
      </Panel>
      <Contacts />
      <Panel heading={strings.funding}>
        <p>{strings.fundingText}</p>
        <ul className={styles.supporters}>
          {SUPPORTERS.map((page) => (
            <li key={page.href}>
              <ExternalLink page={page} />
            </li>
          ))}
        </ul>
      </Panel>
    </Page>
  );
}

function ExternalLink({ page: { name, href } }: { page: ExternalPage }) {
  return (
    <TextLink to={href} isExternal>
      <bdi lang="en">{name}</bdi>
    </TextLink>
  );
}

function Contacts() {
  const strings = useStrings(resourcesStrings);
  const errorText = useErrorText();
  const contacts = useRequest(mainContactsEndpoint, contactsInput);
  const rows = contacts.answer?.results ?? [];
  return (
    <Panel
      heading={strings.contacts}
      filters={<p>{fillNodes(strings.contactsText, { email: <MailLink address={CONTACT_EMAIL} /> })}</p>}
      state={messageState(contacts, { isEmpty: rows.length === 0 })}
      unreadable={unreadableRows(contacts.answer)}
      error={{ message: errorText(contacts.error) }}
      onRetry={contacts.retry}
      skeleton={<Skeleton height="20rem" />}
    >
      <Table
        caption={strings.contacts}
        rows={rows}
        rowKey={({ id }) => String(id)}
        columns={[
          { key: 'extent', heading: strings.extent, cell: ({ extent }) => extent || '--' },
          { key: 'name', heading: strings.name, cell: ({ name }) => name },
          { key: 'email', heading: strings.email, cell: ({ email }) => <MailLink address={email} /> },
        ]}
      />
    </Panel>
  );
}
