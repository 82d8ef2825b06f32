import type { Translated } from '../translated.ts';
import type { SocietyName } from './societies.ts';

/**
 * What a page of the catalogue of surge services is made of. A page is one file in pages/, at its own address: whoever
 * changes a text, a figure or a link changes that file alone. The tree (tree.ts) says where pages stand in the menu.
 */
export interface CataloguePage {
  /** What the page is about, before its blocks. */
  readonly intro?: readonly Translated[];
  /** In the order shown. */
  readonly blocks: readonly CatalogueBlock[];
}

/** The pages of one section, by their paths. */
export type SectionPages = Readonly<Record<string, CataloguePage>>;

export type CatalogueBlock = CardsBlock | TextBlock | PersonnelBlock | SpecificationsBlock;

/** A group of cards: who can be sent, what is offered, where to read on. */
export interface CardsBlock {
  readonly kind: 'rapidResponsePersonnel' | 'serviceCards' | 'resourceCards';
  readonly cards: readonly CatalogueCard[];
}

export interface CatalogueCard {
  /** A title that many pages share, or one of the page's own. */
  readonly title: 'roleProfiles' | 'eruRoleProfiles' | 'competencyFramework' | Translated;
  readonly text?: Translated;
  readonly links: readonly CatalogueLink[];
}

/** The blocks whose heading is the same on each page, and `section`, which brings its own. */
export interface TextBlock {
  readonly kind:
    | 'overview'
    | 'capacity'
    | 'services'
    | 'designedFor'
    | 'components'
    | 'variation'
    | 'resources'
    | 'notes'
    | 'roleProfiles'
    | 'section';
  /** Instead of the kind's own heading; a `section` must have one. */
  readonly title?: Translated;
  readonly paragraphs?: readonly Translated[];
  readonly items?: readonly Translated[];
  /** A term with what it means: "Assessment: data collection plan ...". */
  readonly labelled?: readonly { readonly label: Translated; readonly text: Translated }[];
  readonly links?: readonly CatalogueLink[];
}

export interface PersonnelBlock {
  readonly kind: 'personnel';
  readonly total?: Translated;
  readonly composition?: readonly Translated[];
  readonly notes?: readonly Translated[];
}

/** Numbers with their units, so that they are written in each language's way and services can be held side by side. */
export interface SpecificationsBlock {
  readonly kind: 'specifications';
  /** In kilograms. */
  readonly weight?: Measure;
  /** In cubic metres. */
  readonly volume?: Measure;
  /** In Swiss francs, indicative. */
  readonly cost?: Measure;
  /** The National Societies that provide this service. */
  readonly societies?: readonly SocietyName[];
  /** Who provides it when that is no list of National Societies, or what is to be said beside the list. */
  readonly providers?: Translated;
  readonly notes?: readonly Translated[];
}

export interface Measure {
  readonly from?: number;
  /** Without it the measure is one number. */
  readonly to?: number;
  /** "per camp", "per month"; or the whole measure when it is no number ("varies"). */
  readonly text?: Translated;
}

/** To another page of the catalogue (`to`, its path below /surge/catalogue/), or away (`href`, opened in a new tab). */
export type CatalogueLink =
  | { readonly label: Translated; readonly to: string }
  | { readonly label: Translated; readonly href: string };
