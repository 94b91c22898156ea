import type { Block, BlocksField, TextareaField } from 'payload'
import { linkField } from '../parts/link/fields.ts'
import { titleField } from '../parts/text/fields.ts'
import { sidebarKinds } from './sidebar-fields.ts'

export const contactForm: Block = {
  slug: 'contact_form',
  interfaceName: 'ContactFormRecord',
  labels: { singular: 'Contact form', plural: 'Contact forms' },
  admin: { group: 'Ways on' },
  fields: [
    { ...titleField(), name: 'heading', label: 'Heading' },
    subjectsField(),
    linkField({ name: 'privacy', label: 'What becomes of the details, after the consent' }),
    sidebarField(),
  ],
}

function subjectsField(): TextareaField {
  return {
    name: 'subjects',
    label: 'What it can be about',
    type: 'textarea',
    localized: true,
    admin: {
      rows: 4,
      placeholder: 'A house\nA visit\nSomething else',
      description: 'One subject in each line; the visitor chooses one.',
    },
  }
}

function sidebarField(): BlocksField {
  return {
    name: 'sidebar',
    label: 'Beside the form',
    labels: { singular: 'Item', plural: 'Items' },
    type: 'blocks',
    blocks: sidebarKinds,
    validate: checkSidebar,
    admin: {
      initCollapsed: true,
      description: 'Other ways to reach you. The form writes to the first e-mail address here.',
    },
  }
}

/** A form that has nobody to write to would be left out without anybody noticing. */
function checkSidebar(items: unknown) {
  const list: unknown[] = Array.isArray(items) ? items : []
  if (list.some((item) => Object(item).blockType === 'contact_email')) return true
  return 'Add an e-mail address: the form writes to it.'
}
