import type { Endpoint } from '#contracts/defineEndpoint.ts';
import { FilePanel, type FilePanelProps } from '#src/lists/FilePanel.tsx';
import { useCountry } from './CountryScreen/country.ts';

/** Records of the open country one a row; their file is called after it. */
export function CountryList<E extends Endpoint, Word extends string>(
  props: Omit<FilePanelProps<E, Word>, 'fileName'>,
) {
  const { iso3 } = useCountry();
  return <FilePanel {...props} fileName={iso3?.toLowerCase()} />;
}
