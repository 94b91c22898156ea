import {
  FIRST_THEME,
  hasPart,
  PART_NAMES,
  PARTS,
  THEMES,
  themeNamed,
} from '@belvedere/kit/theme/themes.ts'
import type { CheckboxField, GroupField, SelectField } from 'payload'

/** The theme of the site, its parts, and other optional features; each can be switched off. */
export function featuresField(): GroupField {
  return {
    name: 'features',
    label: 'Look',
    type: 'group',
    fields: [
      themeField,
      ...partFields(),
      feature('splash', 'Splash screen', 'Draws the logo at the start of a visit.'),
      feature('smoothScroll', 'Smooth scrolling', 'Eases scrolling with a mouse wheel.'),
      feature(
        'cookieBanner',
        'Cookie banner',
        'Asks for consent every six months. When off, tags are never loaded, and enquiries say nothing about the visit.',
      ),
    ],
  }
}

const themeField: SelectField = {
  name: 'theme',
  label: 'Theme',
  type: 'select',
  required: true,
  defaultValue: FIRST_THEME,
  options: Object.entries(THEMES).map(([value, label]) => ({ value, label })),
  admin: {
    isClearable: false,
    description:
      '“A day, a sun”: every page has an hour, and one sun tells it. “Plain”: hairlines and numbers.',
  },
}

/** The switches of the parts, each while the chosen theme has it. */
function partFields(): CheckboxField[] {
  return PART_NAMES.map((name) => {
    const { label, description } = PARTS[name]
    const switched = feature(name, label, description)
    const condition = (_: unknown, { theme }: { theme?: unknown }) =>
      hasPart(themeNamed(theme), name)
    return { ...switched, admin: { ...switched.admin, condition } }
  })
}

function feature(name: string, label: string, description: string): CheckboxField {
  return { name, label, type: 'checkbox', defaultValue: true, admin: { description } }
}
