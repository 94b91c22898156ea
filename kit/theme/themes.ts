/** The themes that a site can have, with their names in the studio. */
export const THEMES = { day: 'A day, a sun', plain: 'Plain' } as const

export type ThemeName = keyof typeof THEMES

/** The names of the themes. */
export const THEME_NAMES = Object.keys(THEMES).filter((name): name is ThemeName => name in THEMES)

/** The theme of a site that has not chosen one. */
export const FIRST_THEME: ThemeName = 'day'

type Part = {
  /** The themes that have it. */
  of: readonly ThemeName[]
  label: string
  description: string
}

/**
 * The parts of themes, each of which can be left out. The switches in the studio, the delivered fields
 * and what the site shows follow from this list.
 */
export const PARTS = {
  sign: {
    of: ['day'],
    label: 'Sign beside small titles',
    description:
      'A small arc with the sun of the page, or of the block if that has an hour of its own.',
  },
  arc: {
    of: ['day'],
    label: 'Arc of the sun',
    description: 'A large arc over the first picture, in the last banner and on error pages.',
  },
  horizon: {
    of: ['day'],
    label: 'Horizon above the footer',
    description: 'Pages end with the sun above the footer.',
  },
  hours: {
    of: ['day'],
    label: 'Hours of pages',
    description:
      'Each page has an hour of the day, which its sun shows, and its ground warms on the way down; in the evening pictures and words change.',
  },
  houseSun: {
    of: ['day'],
    label: 'Sun of the house',
    description: 'The path of the sun over floor plans and over the map.',
  },
  shareSun: {
    of: ['day'],
    label: 'Sun in shared links',
    description: 'Draws the arc into the pictures of pages that are shared.',
  },
  dial: {
    of: ['day'],
    label: 'Scroll dial',
    description: 'A small sun at the edge shows the scroll position.',
  },
} as const satisfies Record<string, Part>

export type PartName = keyof typeof PARTS

export const PART_NAMES = Object.keys(PARTS).filter((name): name is PartName => name in PARTS)

/** Whether a theme has a part, which may be left out all the same. */
export function hasPart(theme: ThemeName, name: PartName): boolean {
  return PARTS[name].of.some((one) => one === theme)
}

/** The theme of this name, or the first one. */
export function themeNamed(name: unknown): ThemeName {
  return THEME_NAMES.find((theme) => theme === name) ?? FIRST_THEME
}

/** Makes something for each theme. */
export function byTheme<T>(make: (theme: ThemeName) => T): Record<ThemeName, T> {
  return { day: make('day'), plain: make('plain') }
}
