import type { Block, BlocksField, TextareaField } from 'payload'
import { linkField } from '../parts/link/fields.ts'
import { titleField } from '../parts/text/fields.ts'
import { sidebarKinds } from './sidebar-fields.ts'

export const contactForm: Block = {
  slug: 'contact_form',
  interfaceName: 'ContactFormRecord',
  labels: { singular: 'Contact form', plural: 'Contact forms' },
  admin: { group: 'Links and actions' },
  fields: [
    { ...titleField(), name: 'heading', label: 'Heading' },
    subjectsField(),
    linkField({ name: 'privacy', label: 'Privacy link, after the consent text' }),
    sidebarField(),
  ],
}

function subjectsField(): TextareaField {
  return {
    name: 'subjects',
    label: 'Subjects',
    type: 'textarea',
    localized: true,
    admin: {
      rows: 4,
      placeholder: 'A house\nA visit\nSomething else',
      description: 'One per line; the visitor chooses one.',
    },
  }
}

function sidebarField(): BlocksField {
  return {
    name: 'sidebar',
    label: 'Contact details',
    labels: { singular: 'Item', plural: 'Items' },
    type: 'blocks',
    blocks: sidebarKinds,
    validate: checkSidebar,
    admin: {
      initCollapsed: true,
      description: 'Shown next to the form. Messages go to the first e-mail address here.',
    },
  }
}

/** Without a recipient the site would silently leave out the form. */
function checkSidebar(items: unknown) {
  const list: unknown[] = Array.isArray(items) ? items : []
  if (list.some((item) => Object(item).blockType === 'contact_email')) return true
  return 'Add an e-mail address: messages are sent to it.'
}
