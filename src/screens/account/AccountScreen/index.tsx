import { Outlet } from 'react-router';
import { isGuest } from '#rules/roles.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { TabList } from '#src/components/TabList/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { useIsOffered } from '#src/core/access.ts';
import { absolutePath, pathTo } from '#src/core/links.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { accountStrings } from './strings.ts';

export { MyFormsScreen } from './MyFormsScreen.tsx';

/** `/account`: the frame of what is one's own, with its tabs. Guests have no forms; registrations are for those who may approve them. */
export function AccountScreen() {
  const strings = useStrings(accountStrings);
  const titles = useStrings(routeStrings);
  const isOffered = useIsOffered();
  const { auth } = useApp().actors;
  const { name, profile, profileStatus } = useAuth();
  return (
    <Page heading={name ?? strings.heading} documentTitle={strings.heading}>
      {profile ? (
        <>
          {isGuest(profile) && <Banner>{strings.guest}</Banner>}
          <TabList
            label={strings.tabs}
            // The address that all forms begin with, so that the tab is marked on each of them.
            tabs={[
              { to: pathTo('accountDetails'), label: strings.details },
              ...(isGuest(profile) ? [] : [{ to: absolutePath('myForms'), label: strings.myForms }]),
              { to: pathTo('accountNotifications'), label: strings.notifications },
              ...(isOffered('approvals') ? [{ to: pathTo('approvals'), label: titles.approvals }] : []),
            ]}
          />
          <Outlet />
        </>
      ) : (
        <MessageBlock
          state={profileStatus === 'failed' ? 'failed' : 'pending'}
          onRetry={() => auth.send({ type: 'profile.refetch' })}
        />
      )}
    </Page>
  );
}
