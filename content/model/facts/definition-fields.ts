import {
  BUILT_IN,
  FACT_KINDS,
  KNOWN,
  MAX_FACTS,
  SQUARE_FEET,
  type SquareFeet,
} from '@belvedere/kit/facts/fact.ts'
import { optionsOf } from '@belvedere/kit/facts/read-facts.ts'
import type { ArrayField, CheckboxField, SelectField } from 'payload'
import { asDoc, asDocs } from '../../payload/doc.ts'
import { assignKeys } from './assign-keys.ts'

const NAMED = [...BUILT_IN, ...KNOWN] as const
const KINDS = [...NAMED, ...FACT_KINDS] as const

/** The facts in the words of the studio. */
export const FACT_LABELS: Readonly<Record<(typeof KINDS)[number], string>> = {
  unit: 'Unit',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  area: 'Area',
  rooms: 'Rooms, also halves',
  plot: 'Plot',
  floor: 'Floor',
  available_from: 'Available from',
  service_charge: 'Service charge a month',
  view: 'View',
  energy_class: 'Energy class',
  number: 'Own fact: a number',
  text: 'Own fact: a text',
  choice: 'Own fact: a choice',
  yes: 'Own fact: yes or no',
  date: 'Own fact: a date',
}

const OWN: ReadonlySet<unknown> = new Set(FACT_KINDS)
const WITHOUT_UNIT: ReadonlySet<unknown> = new Set(['text', 'choice', 'yes', 'date'])
const NOT_FILTERED: ReadonlySet<unknown> = new Set([
  ...['unit', 'view', 'available_from'],
  ...['text', 'date'],
])

type Row = { kind?: unknown } | undefined

/** The facts of listings, in the order in which visitors see them. */
export const factsField: ArrayField = {
  name: 'facts',
  label: 'Facts of listings',
  labels: { singular: 'Fact', plural: 'Facts' },
  type: 'array',
  maxRows: MAX_FACTS,
  validate: checkRows,
  custom: { isDelivered: false },
  hooks: { beforeValidate: [assignKeys] },
  admin: {
    initCollapsed: true,
    description:
      'On cards, pages and sheets, in this order. Without rows these are unit, area, bedrooms and bathrooms. Once published, a fact has its field in the form of each listing. Values of one that you take away are kept.',
    components: {
      RowLabel: {
        path: '/studio/kind-row-label.tsx#KindRowLabel',
        clientProps: { noun: 'Fact', kinds: FACT_LABELS },
      },
    },
  },
  fields: [
    {
      name: 'kind',
      label: 'Fact',
      type: 'select',
      required: true,
      enumName: 'listing_fact',
      options: KINDS.map((value) => ({ value, label: FACT_LABELS[value] })),
    },
    { name: 'key', type: 'text', admin: { hidden: true } },
    {
      type: 'row',
      fields: [
        {
          name: 'label',
          label: 'Label',
          type: 'text',
          localized: true,
          maxLength: 60,
          validate: checkLabel,
          admin: {
            placeholder: 'Balconies',
            description: 'Leave it empty for the word of your language, if the fact has one.',
          },
        },
        {
          name: 'labelOne',
          label: 'Label for exactly one',
          type: 'text',
          localized: true,
          maxLength: 60,
          admin: {
            condition: (_, row) => !WITHOUT_UNIT.has(row?.kind),
            placeholder: 'Balcony',
          },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'unit',
          label: 'Unit of measure',
          type: 'text',
          localized: true,
          maxLength: 20,
          admin: {
            condition: (_, row) => row?.kind === 'number' || row?.kind === 'service_charge',
            placeholder: 'm²',
            description:
              'After the number. The sign of your currency, or ¤, stands where amounts of money have it: £940, 940 €.',
          },
        },
        {
          name: 'decimals',
          label: 'Decimals',
          type: 'select',
          defaultValue: '0',
          enumName: 'fact_decimals',
          options: ['0', '1', '2'],
          admin: { condition: (_, row) => row?.kind === 'number' },
        },
      ],
    },
    {
      name: 'options',
      label: 'Values to choose from',
      type: 'textarea',
      localized: true,
      validate: checkOptions,
      admin: {
        rows: 4,
        condition: (_, row) => row?.kind === 'choice',
        placeholder: 'Courtyard\nStreet',
        description: 'One per line.',
      },
    },
    {
      type: 'row',
      fields: [
        place('onCard', 'Shown on cards', false),
        place('onPage', 'Shown on the page', true),
        place('onSheet', 'Column in sheets', true),
        place('onFilter', 'Filters and sort orders', false, (row) => !NOT_FILTERED.has(row?.kind)),
      ],
    },
  ],
}

const SQUARE_FEET_LABELS: Readonly<Record<SquareFeet, string>> = {
  market: 'Where people use them: in the country of the number format',
  always: 'Always',
  never: 'Never',
}

/** Whether areas are shown in square feet, too. */
export const squareFeetField: SelectField = {
  name: 'squareFeet',
  label: 'Square feet beside square metres',
  type: 'select',
  required: true,
  defaultValue: 'market',
  enumName: 'square_feet',
  options: SQUARE_FEET.map((value) => ({ value, label: SQUARE_FEET_LABELS[value] })),
  custom: { isDelivered: false },
  admin: { isClearable: false },
}

function place(
  name: string,
  label: string,
  defaultValue: boolean,
  isPossible: (row: Row) => boolean = () => true,
): CheckboxField {
  const condition = (_: unknown, row: Row) => isPossible(row)
  return { name, label, type: 'checkbox', defaultValue, admin: { condition, width: '25%' } }
}

function checkLabel(value: unknown, { siblingData }: { siblingData: unknown }) {
  const hasText = typeof value === 'string' && value.trim() !== ''
  return !OWN.has(asDoc(siblingData).kind) || hasText || 'Write what the fact is called.'
}

function checkOptions(value: unknown, { siblingData }: { siblingData: unknown }) {
  if (asDoc(siblingData).kind !== 'choice' || optionsOf(value).length >= 2) return true
  return 'Enter at least two values, one per line.'
}

/** A fact that is built in or known can be listed once. */
function checkRows(value: unknown) {
  const kinds = asDocs(value).map(({ kind }) => kind)
  if (kinds.length > MAX_FACTS) return `A site has ${MAX_FACTS} facts at most.`
  const twice = NAMED.find((name) => kinds.filter((kind) => kind === name).length > 1)
  return twice === undefined || `“${FACT_LABELS[twice]}” is listed twice. Remove one of the two.`
}
