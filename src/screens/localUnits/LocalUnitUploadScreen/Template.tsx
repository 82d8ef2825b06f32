import { HEALTH_CARE } from '#contracts/localUnits/codes.ts';
import { uploadTemplateEndpoint } from '#contracts/localUnits/upload.ts';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { localUnitUploadStrings } from './strings.ts';

/** Where the template of a type is. */
export function Template({ type }: { type: number }) {
  const strings = useStrings(localUnitUploadStrings);
  const errorText = useErrorText();
  const { answer, error, retry } = useRequest(uploadTemplateEndpoint, {
    query: { bulk_upload_template: type === HEALTH_CARE ? 'health_care' : 'local_unit' },
  });
  if (!answer && error !== undefined)
    return <MessageBlock state="failed" message={errorText(error)} onRetry={retry} />;
  return (
    <p>
      {answer && (
        <TextLink to={answer.template_url} isExternal>
          {strings.template}
        </TextLink>
      )}
    </p>
  );
}
