import { checkAmount } from '@belvedere/kit/facts/value.ts'
import type { Field, NumberField, RowField } from 'payload'
import { naturalOrder } from './natural-order.ts'

/** Fields for the size and price of a property. */
export function listingFacts(): Field[] {
  return [
    row({
      name: 'unit',
      label: 'Unit',
      type: 'text',
      admin: { placeholder: 'L 01' },
      hooks: { beforeValidate: [({ value }) => (value === '' ? null : value)] },
    }),
    unitOrder,
    row(
      amount({ name: 'bedrooms', label: 'Bedrooms' }),
      amount({ name: 'bathrooms', label: 'Bathrooms', step: 0.5 }),
    ),
    row(
      amount({ name: 'area', label: 'Area in m²', step: 0.1 }),
      amount({
        name: 'squareFootage',
        label: 'Area in square feet',
        description: 'Leave empty to calculate it from the area in m².',
      }),
    ),
    row(
      amount({
        name: 'price',
        label: 'Price',
        description: 'A whole number in the currency of the site. Leave empty for “On request”.',
        Cell: '/studio/price-cell.tsx#PriceCell',
      }),
      {
        name: 'priceSmall',
        label: 'Short price',
        type: 'text',
        localized: true,
        admin: {
          placeholder: '€2.4M',
          description: 'Leave empty to derive it from the price.',
        },
      },
    ),
  ]
}

const HIDDEN = {
  hidden: true,
  disableBulkEdit: true,
  disableListColumn: true,
  disableListFilter: true,
}

/** Sort key of the unit, for lists that are sorted by unit. */
const unitOrder: Field = {
  name: 'unitOrder',
  type: 'text',
  index: true,
  admin: HIDDEN,
  hooks: { beforeChange: [({ siblingData }) => naturalOrder(siblingData.unit)] },
}

function row(...fields: Field[]): RowField {
  return { type: 'row', fields }
}

type Amount = {
  name: string
  label: string
  step?: number
  description?: string
  Cell?: string
}

/** A non-negative number field; `step` is 1, for whole numbers, unless given. */
function amount({ name, label, step = 1, description, Cell }: Amount): NumberField {
  return {
    name,
    label,
    type: 'number',
    min: 0,
    index: INDEXED.has(name),
    validate: (value: unknown) => checkAmount(value, step),
    admin: { step, description, ...(Cell && { components: { Cell } }) },
  }
}

/** Fields that visitors filter and sort by. */
const INDEXED = new Set(['bedrooms', 'area', 'price'])
