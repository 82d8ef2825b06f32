import type { Endpoint } from '#contracts/defineEndpoint.ts';
import { FilePanel, type FilePanelProps } from '#src/lists/FilePanel.tsx';
import { useCountry } from './CountryScreen/country.ts';

export type CountryListProps<E extends Endpoint, Word extends string = string> = Omit<
  FilePanelProps<E, Word>,
  'fileName'
>;

/** Records of the open country one a row; their file is called after it. */
export function CountryList<E extends Endpoint, Word extends string>(props: CountryListProps<E, Word>) {
  const { iso3 } = useCountry();
  return <FilePanel {...props} fileName={iso3?.toLowerCase()} />;
}
