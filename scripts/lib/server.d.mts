export function bundleServer(folder: string): Promise<string>;
