export function withStrings(source: string, onRead?: (file: string) => void): string;
