export function bundleServer(folder: string): Promise<string>;
export function bundleProgram(folder: string, program: string): Promise<string>;
