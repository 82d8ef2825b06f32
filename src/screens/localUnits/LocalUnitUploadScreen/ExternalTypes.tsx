import {
  createExternalTypeEndpoint,
  externalTypesEndpoint,
  updateExternalTypeEndpoint,
} from '#contracts/localUnits/external.ts';
import { localUnitOptionsEndpoint } from '#contracts/localUnits/options.ts';
import { everything } from '#contracts/query.ts';
import { localUnitRules } from '#rules/localUnits.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Switch } from '#src/components/Switch/index.tsx';
import { useAuth } from '#src/core/useAuth.ts';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useMutation } from '#src/hooks/useMutation.ts';
import { useRefusalText } from '#src/hooks/useRefusalText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useTell } from '#src/hooks/useTell.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './LocalUnitUploadScreen.module.css';
import { localUnitUploadStrings } from './strings.ts';

/** The types of a country that are kept elsewhere. */
export const useExternalTypes = (country: number) =>
  useRequest(externalTypesEndpoint, everything({ country__id: country }));

/** Which types are kept elsewhere: read by members, turned on and off by superusers. */
export function ExternalTypes({ country }: { country: number }) {
  const strings = useStrings(localUnitUploadStrings);
  const errorText = useErrorText();
  const refusalText = useRefusalText();
  const tell = useTell();
  const { profile } = useAuth();
  const external = useExternalTypes(country);
  const options = useRequest(localUnitOptionsEndpoint, {});
  const done = () => tell({ name: 'external-type', variant: 'success', title: strings.changed });
  const creating = useMutation(createExternalTypeEndpoint, done);
  const changing = useMutation(updateExternalTypeEndpoint, done);
  const error = creating.error ?? changing.error;
  const known = external.answer?.results ?? [];
  const mayDecide = localUnitRules.manageExternally(profile);
  const on = known.filter(({ enabled }) => enabled);
  const isSending = creating.isSending || changing.isSending;
  function decide(type: number, enabled: boolean) {
    // One at a time. A switch that were off meanwhile would lose the focus of who pressed it.
    if (isSending) return;
    const row = known.find(({ local_unit_type_details }) => local_unit_type_details.id === type);
    const body = { country, local_unit_type: type, enabled };
    if (row) changing.submit({ path: { id: row.id }, body });
    else creating.submit({ body });
  }
  return (
    <Panel
      heading={strings.external}
      state={messageState(external)}
      error={{ message: errorText(external.error) }}
      onRetry={external.retry}
    >
      {error !== undefined && <Banner variant="danger">{refusalText(error)}</Banner>}
      {mayDecide ? (
        <div className={styles.stack}>
          <p>{strings.externalHint}</p>
          {(options.answer?.type ?? []).map(({ id, name }) => (
            <Switch
              key={id}
              label={name}
              isChecked={on.some(({ local_unit_type_details }) => local_unit_type_details.id === id)}
              onChange={(enabled) => decide(id, enabled)}
            />
          ))}
        </div>
      ) : on.length === 0 ? (
        <MessageBlock state="empty" message={strings.noExternal} />
      ) : (
        <ul>
          {on.map(({ id, local_unit_type_details }) => (
            <li key={id}>{local_unit_type_details.name}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
