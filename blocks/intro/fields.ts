import type { Block } from 'payload'
import { bodyField, eyebrowField } from '../parts/text/fields.ts'

export const intro: Block = {
  slug: 'intro',
  interfaceName: 'IntroRecord',
  labels: { singular: 'Intro', plural: 'Intros' },
  admin: { group: 'Heroes and banners' },
  fields: [
    eyebrowField(),
    { ...bodyField(), required: true },
    { name: 'xl', label: 'Extra large', type: 'checkbox', defaultValue: false },
  ],
}
