import { hasPart, PART_NAMES, type PartName, type ThemeName, themeNamed } from './themes.ts'

/** The look of a site: its theme, and which of the theme's parts it shows. */
export type Look = { theme: ThemeName; parts: Record<PartName, boolean> }

/** The switches as they are stored and delivered: any may be missing, which is on. */
export type Switches = { readonly [Name in PartName | 'theme']?: unknown }

/** The look that the settings of a site choose. */
export function lookOf(switches: Switches | null | undefined): Look {
  const theme = themeNamed(switches?.theme)
  const isOn = (name: PartName) => hasPart(theme, name) && switches?.[name] !== false
  const parts = Object.fromEntries(PART_NAMES.map((name) => [name, isOn(name)]))
  return { theme, parts: parts as Look['parts'] }
}
