import { latitudeField, longitudeField } from '@belvedere/blocks/parts/coordinates/fields.ts'
import { onlyPictures } from '@belvedere/blocks/parts/image/fields.ts'
import { FIRST_KIND, PROPERTY_KINDS } from '@belvedere/kit/property-kind.ts'
import { LANGUAGES_WITH_WORDS } from '@belvedere/kit/words/words-of.ts'
import type { GlobalConfig, RelationshipField, RowField, SelectField } from 'payload'
import { readPublished, settingsEditedInStudio } from '../payload/access.ts'
import { addressesField } from './addresses-field.ts'
import { globalWithDrafts } from './drafts.ts'
import { factsField, squareFeetField } from './facts/definition-fields.ts'
import { featuresField } from './features.ts'
import { fixedPreview } from './preview-url.ts'
import { withRowLabels } from './row-labels.ts'
import { checkCurrency, checkLocale } from './standards.ts'
import { tagsField } from './tags.ts'
import { keepLook } from './theme-parts.ts'
import { timeZoneField } from './time-zone.ts'

export const site: GlobalConfig = {
  slug: 'site',
  label: 'Site',
  graphQL: { name: 'SiteRecord' },
  admin: { group: 'Settings', preview: fixedPreview('site') },
  access: settingsEditedInStudio(readPublished),
  versions: globalWithDrafts,
  hooks: { afterChange: [keepLook] },
  fields: withRowLabels([
    {
      name: 'name',
      label: 'Site name',
      type: 'text',
      required: true,
      localized: true,
      admin: { description: 'Shown in browser tabs, search results and link previews.' },
    },
    kindField(),
    {
      name: 'currency',
      label: 'Price currency',
      type: 'text',
      required: true,
      defaultValue: 'EUR',
      validate: checkCurrency,
      admin: { description: 'ISO 4217 code, for example EUR, GBP or CHF.' },
    },
    {
      name: 'locale',
      label: 'Language and number format',
      type: 'text',
      required: true,
      defaultValue: 'en-GB',
      validate: checkLocale,
      admin: {
        description: `For example en-GB, en-US or de-CH. ${LANGUAGES_WITH_WORDS} have words; those of another language are English until you enter them in Brand, Words.`,
      },
    },
    {
      name: 'favicon',
      label: 'Browser tab icon',
      type: 'upload',
      relationTo: 'media',
      filterOptions: onlyPictures,
      admin: { description: 'A square picture of at least 512 × 512 pixels.' },
    },
    inquireToField(),
    addressesField(),
    factsField,
    squareFeetField,
    featuresField(),
    timeZoneField,
    whereFields(),
    tagsField,
  ]),
}

/** The kind of property: it decides the word for what is sold, and the types for search engines. */
function kindField(): SelectField {
  return {
    name: 'kind',
    label: 'Property',
    type: 'select',
    required: true,
    defaultValue: FIRST_KIND,
    options: Object.entries(PROPERTY_KINDS).map(([value, label]) => ({ value, label })),
    admin: {
      isClearable: false,
      description:
        'Names what you sell, as “villa” or “office”, and tells search engines what it is. A word of your own for it is entered in Brand, Words, “What you sell”.',
    },
  }
}

/** Where visitors ask; what it is while empty is decided in `delivery/inquire-to.ts`. */
function inquireToField(): RelationshipField {
  return {
    name: 'inquireTo',
    label: 'Page of the enquiry form',
    type: 'relationship',
    relationTo: 'pages',
    admin: {
      description:
        '“Inquire” leads there, and so do questions about a listing. While this is empty, it is the page with the slug “contact”, or else the first one with a contact form. Without such a page the site has no “Inquire”.',
    },
  }
}

/** The coordinates of the property, for globes and the path of its sun. */
function whereFields(): RowField {
  return {
    type: 'row',
    fields: [
      latitudeField(),
      longitudeField(
        'Where the property is: its sun on globes, and the path of the sun on its map.',
      ),
    ],
  }
}
