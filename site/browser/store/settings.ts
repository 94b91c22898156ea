import type { Features } from './features.ts'

/** The id is left out, since the browser does not use it. */
type Link = { label: string; to: string }

type MenuEntry = {
  title: string | null
  address: string | null
  map: string | null
  mail: string | null
  phone: string | null
}

/** The record `site` of the settings, as the store holds it (spec §3). */
export type SiteRecord = {
  name: string | null
  locale: string | null
  currency: string | null
  features: { [Name in keyof Features]: boolean | null } | null
}

/** The record `global` of the settings, as the store holds it (spec §3). */
export type GlobalRecord = {
  titleColumn1: string | null
  titleColumn2: string | null
  titleColumn3: string | null
  menu: readonly Link[]
  menu2: readonly Link[]
  menu3: readonly Link[]
  menuData: readonly MenuEntry[]
  secondaryMenu: readonly Link[]
  footMenu1: readonly Link[]
  footMenu2: readonly Link[]
  phone: string | null
  email: string | null
  instagram: string | null
  copyright: string | null
}

/** Both records; null if the settings cannot be read. */
export type Settings = { site: SiteRecord | null; global: GlobalRecord | null }
