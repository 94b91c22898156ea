'use client'

import {
  escapeDiffHTML,
  FieldDiffContainer,
  getHTMLDiffComponents,
  unescapeDiffHTML,
  useTranslation,
} from '@payloadcms/ui'
import type { FieldDiffClientProps } from 'payload'
import { choiceWords } from './choice-words.ts'

/**
 * A choice or a box to tick in the comparison of two versions, in the words of the form. Payload
 * prints the values: `null`, `true`.
 */
export function ChoiceDiff(props: FieldDiffClientProps) {
  const { comparisonValue, versionValue, field, locale, nestingLevel } = props
  const { i18n } = useTranslation()
  const htmlOf = (value: unknown) => `<p>${escapeDiffHTML(choiceWords(field, value))}</p>`
  const { From, To } = getHTMLDiffComponents({
    fromHTML: htmlOf(comparisonValue),
    toHTML: htmlOf(versionValue),
    postProcess: unescapeDiffHTML,
    tokenizeByCharacter: false,
  })
  const label = { label: 'label' in field ? field.label : undefined, ...(locale && { locale }) }
  return (
    <FieldDiffContainer
      className="select-diff"
      {...{ From, To, i18n, label }}
      {...(nestingLevel && { nestingLevel })}
    />
  )
}

/** In place of a field that no form shows. */
export function NoDiff() {
  return null
}
