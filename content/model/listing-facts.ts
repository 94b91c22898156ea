import type { Field, NumberField, RowField } from 'payload'
import { naturalOrder } from './natural-order.ts'

/** What a property measures and costs. */
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
        description: 'Left empty, it is worked out from the area in m².',
      }),
    ),
    row(
      amount({
        name: 'price',
        label: 'Price',
        description: 'A whole number in the currency of the site. Empty means “On request”.',
        Cell: '/studio/price-cell.tsx#PriceCell',
      }),
      {
        name: 'priceSmall',
        label: 'Short price',
        type: 'text',
        localized: true,
        admin: {
          placeholder: '€2.4M',
          description: 'Left empty, it is worked out from the price.',
        },
      },
    ),
  ]
}

const HIDDEN = {
  ...{ hidden: true, disableBulkEdit: true },
  ...{ disableListColumn: true, disableListFilter: true },
}

/** What lists are sorted by when they are sorted by unit. */
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

/** A number that is nothing or more, in steps; whole unless the step says otherwise. */
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

/** What visitors filter and sort by. */
const INDEXED = new Set(['bedrooms', 'area', 'price'])

/** Accepts amounts that lie on a step: bathrooms come in halves, prices in whole numbers. */
export function checkAmount(value: unknown, step: number): string | true {
  if (value === undefined || value === null) return true
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'Write a number.'
  if (value < 0) return 'Write a number that is not below zero.'
  if (value > Number.MAX_SAFE_INTEGER) return 'This number is too large.'
  const steps = value / step
  if (Math.abs(steps - Math.round(steps)) < 1e-6) return true
  return step === 1 ? 'Write a whole number.' : `Write a multiple of ${step}.`
}
