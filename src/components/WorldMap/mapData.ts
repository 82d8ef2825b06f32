export interface MapPoint {
  id: string;
  label: string;
  longitude: number;
  latitude: number;
  /** Sizes the bubble, where `radius` does not. Undefined where nobody knows it, which is not none. */
  value: number | undefined;
  /** In px. */
  radius?: number | undefined;
  /** Key of a category, which colours it. */
  category: string;
  /** Where the heading of its popup leads: the page of the place. */
  to?: string | undefined;
}

export interface MapCategory {
  key: string;
  label: string;
  color: string;
}
