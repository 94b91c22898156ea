import { asString } from '@belvedere/kit/json.ts'
import type { GraphQLEnumType } from 'graphql'
import { type FlattenedField, toWords } from 'payload'

/** What the studio says about a field: its label, then the advice below it. */
export function describeField(field: FlattenedField): string {
  const advice = asString(field.admin?.description)
  return [labelOf(field), advice].filter(Boolean).map(asSentence).join(' ')
}

/** The label of a field in the studio; where it has none, its name in words. */
export function labelOf(field: { name: string; label?: unknown }): string {
  return asString(field.label) || toWords(field.name)
}

/** The text with a full stop, unless it ends as a sentence does. */
export function asSentence(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`
}

/**
 * Gives an enum the labels that the studio shows for its values. Payload makes a schema of its own
 * for each build, so its enums belong to this one and can be changed in place.
 */
export function describeEnum(type: GraphQLEnumType, field: FlattenedField): void {
  const options = 'options' in field ? field.options : []
  type.description = `The choices of “${labelOf(field)}”.`
  for (const value of type.getValues()) {
    const option = options.find((one) => typeof one === 'object' && one.value === value.value)
    const label = typeof option === 'object' ? asString(option.label) : ''
    value.description = asSentence(label || toWords(value.name))
  }
}
