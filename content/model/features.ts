import type { CheckboxField, GroupField } from 'payload'

/** Optional features of the site; each can be switched off. */
export function featuresField(): GroupField {
  return {
    name: 'features',
    label: 'Features',
    type: 'group',
    fields: [
      feature('splash', 'Splash screen', 'Draws the logo at the start of a visit.'),
      feature('smoothScroll', 'Smooth scrolling', 'Eases scrolling with a mouse wheel.'),
      feature('dial', 'Scroll dial', 'A small sun at the edge shows the scroll position.'),
      feature(
        'cookieBanner',
        'Cookie banner',
        'Asks for consent every six months. When off, tags are never loaded, and enquiries say nothing about the visit.',
      ),
    ],
  }
}

function feature(name: string, label: string, description: string): CheckboxField {
  return { name, label, type: 'checkbox', defaultValue: true, admin: { description } }
}
