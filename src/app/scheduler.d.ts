/** What React itself draws by; its types leave this out. */
declare module 'scheduler' {
  /** Slices as long as a frame at that rate; 0 for those of 5 ms. */
  export function unstable_forceFrameRate(framesPerSecond: number): void;
}
