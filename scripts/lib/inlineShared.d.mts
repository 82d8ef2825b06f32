export function withShared(source: string, onRead?: (file: string) => void): string;
