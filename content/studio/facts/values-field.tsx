'use client'

import { BUILT_IN } from '@belvedere/kit/facts/fact.ts'
import { factsOf } from '@belvedere/kit/facts/read-facts.ts'
import { asFields, asString } from '@belvedere/kit/json.ts'
import { wordsOf } from '@belvedere/kit/words/words-of.ts'
import { FieldError, useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { useMemo } from 'react'
import { useAsked } from '../use-asked.ts'
import { FactControl } from './fact-control.tsx'
import './facts.css'

const SITE =
  '/api/globals/site?depth=0&select[facts]=true&select[locale]=true&select[currency]=true'

const OWN_FIELDS: ReadonlySet<string> = new Set(BUILT_IN)

/** A control for each fact of “Site” that has no field of its own; nothing without such facts. */
export function FactValuesField({ path, readOnly = false }: JSONFieldClientProps) {
  const { value, setValue, showError, disabled } = useField<Record<string, unknown> | null>({
    path,
  })
  const { facts, currency } = useSiteFacts()
  const listed = facts.filter(({ key }) => !OWN_FIELDS.has(key))
  if (listed.length === 0) return null
  const values = asFields(value)
  return (
    <fieldset className="field-type fact-values" id={`field-${path}`}>
      <legend>Facts</legend>
      <FieldError path={path} showError={showError} />
      {listed.map((fact) => (
        <FactControl
          key={fact.key}
          fact={fact}
          name={`${path}.${fact.key}`}
          value={values[fact.key]}
          currency={currency}
          isDisabled={readOnly || disabled}
          onChange={(own) => setValue({ ...values, [fact.key]: own })}
        />
      ))}
    </fieldset>
  )
}

/** The published facts of the site; none until they are known. */
function useSiteFacts() {
  const answer = useAsked(SITE)
  return useMemo(() => {
    const site = asFields(answer)
    const words = wordsOf(asString(site.locale) || 'en')
    const currency = asString(site.currency) || 'EUR'
    return { facts: factsOf(site.facts, words, currency).all, currency }
  }, [answer])
}
