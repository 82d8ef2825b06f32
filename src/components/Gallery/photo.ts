/** A photo of a record. */
export interface Photo {
  id: number | string;
  src: string;
  /** What it shows, or what its file is called: stands below it, and for it where it cannot be seen. */
  caption: string;
  /** Beside the caption: its size. */
  detail?: string | undefined;
}
