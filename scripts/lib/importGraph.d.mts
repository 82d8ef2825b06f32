interface Read {
  text: string;
  needs: string[];
}
export function reachedFrom(first: string, read?: Map<string, Read>): Map<string, string>;
export function locate(specifier: string, folder?: string): string | undefined;
