import type { CheckboxField, GroupField } from 'payload'

/** What the site does besides showing pages; each can be switched off. */
export function featuresField(): GroupField {
  return {
    name: 'features',
    label: 'Around the pages',
    type: 'group',
    fields: [
      feature('splash', 'Opening', 'A visit begins with the mark being drawn.'),
      feature('smoothScroll', 'Smooth scrolling', 'The page glides when a mouse wheel is turned.'),
      feature('dial', 'Day dial', 'A small sun at the edge shows how far down the page one is.'),
      feature(
        'cookieBanner',
        'Question about cookies',
        'Asked once in six months. Switched off, nothing that needs a yes is ever loaded.',
      ),
    ],
  }
}

function feature(name: string, label: string, description: string): CheckboxField {
  return { name, label, type: 'checkbox', defaultValue: true, admin: { description } }
}
