import { MAX_LENGTHS } from '@belvedere/kit/enquiry/fields.ts'
import type { Block, BlocksField, RowField, TextareaField } from 'payload'
import { linkField } from '../parts/link/fields.ts'
import { titleField } from '../parts/text/fields.ts'
import { consentField, questionsField } from './question-fields.ts'
import { sidebarKinds } from './sidebar-fields.ts'

export const contactForm: Block = {
  slug: 'contact_form',
  interfaceName: 'ContactFormRecord',
  labels: { singular: 'Contact form', plural: 'Contact forms' },
  admin: { group: 'Links and actions' },
  fields: [
    { ...titleField(), name: 'heading', label: 'Heading' },
    linesField({
      name: 'subjects',
      label: 'Subjects',
      longest: MAX_LENGTHS.about,
      placeholder: 'A house\nA visit\nSomething else',
      description: 'One per line; the visitor chooses one, or none.',
    }),
    linesField({
      name: 'languages',
      label: 'Languages in which you answer',
      longest: MAX_LENGTHS.language,
      placeholder: 'English\nDeutsch',
      description: 'One per line. Visitors choose one; with a single language there is no choice.',
    }),
    questionsField,
    consentField,
    answerField(),
    linkField({
      name: 'privacy',
      label: 'Privacy link, after the consent or the note beside the button',
    }),
    sidebarField(),
  ],
}

/** A promise of the owner; the site makes none by itself. */
function answerField(): RowField {
  return {
    type: 'row',
    fields: [
      {
        name: 'answerWithin',
        label: 'You answer within',
        type: 'number',
        min: 1,
        max: 99,
        validate: checkWhole,
        admin: {
          width: '50%',
          description:
            'Beside the button, and in the thanks. While this is empty, nothing is said.',
        },
      },
      {
        name: 'answerUnit',
        label: 'Hours or days',
        type: 'select',
        defaultValue: 'working_days',
        options: [
          { label: 'Hours', value: 'hours' },
          { label: 'Working days', value: 'working_days' },
        ],
        enumName: 'answer_unit',
        admin: { width: '50%', isClearable: false },
      },
    ],
  }
}

function checkWhole(value: unknown) {
  const isWhole = Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 99
  return value === null || value === undefined || isWhole || 'Enter a whole number from 1 to 99.'
}

type Lines = Record<'name' | 'label' | 'placeholder' | 'description', string> & { longest: number }

function linesField({ name, label, longest, ...admin }: Lines): TextareaField {
  return {
    name,
    label,
    type: 'textarea',
    localized: true,
    validate: (text: unknown) => checkLines(text, longest),
    admin: { rows: 4, ...admin },
  }
}

/** A longer choice than the form accepts could not be sent. */
function checkLines(text: unknown, longest: number) {
  const lines = typeof text === 'string' ? text.split('\n') : []
  const long = lines.find((line) => line.trim().length > longest)
  return (
    long === undefined ||
    `Shorten “${long.trim().slice(0, 30)}…”: a line has ${longest} characters at most.`
  )
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
      description:
        'Shown next to the form. Visitors whose message cannot be sent write to the first e-mail address here.',
    },
  }
}

/** Visitors need another way to write while the form cannot be sent. */
function checkSidebar(items: unknown) {
  const list: unknown[] = Array.isArray(items) ? items : []
  if (list.some((item) => Object(item).blockType === 'contact_email')) return true
  return 'Add an e-mail address: visitors write to it when the form cannot be sent.'
}
