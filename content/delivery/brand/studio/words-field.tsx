'use client'

import { asFields, asString } from '@belvedere/kit/json.ts'
import { kindNamed } from '@belvedere/kit/property-kind.ts'
import { FieldDescription, useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { useId, useState } from 'react'
import { useAsked } from '../../../studio/use-asked.ts'
import { foundWords, wordList } from '../word-list.ts'
import { WordRow } from './word-row.tsx'

type OwnWords = Readonly<Record<string, string>>

/** Every word of pages and mails, grouped by the place where it appears, with the owner's own. */
export function WordsField({ field, path, readOnly = false }: JSONFieldClientProps) {
  const { value, setValue } = useField<OwnWords | null>({ path })
  const own = value ?? {}
  const [searched, setSearched] = useState('')
  const id = useId()
  const groups = foundWords(useWordList(), own, searched)
  const change = (key: string, text: string | undefined) => {
    const { [key]: _, ...others } = own
    setValue(text === undefined ? others : { ...others, [key]: text })
  }
  return (
    <div className="field-type words-field">
      <label htmlFor={id}>Find a word</label>
      <input
        id={id}
        type="search"
        value={searched}
        autoComplete="off"
        onChange={({ target }) => setSearched(target.value)}
      />
      <FieldDescription description={field.admin?.description} path={path} />
      {groups.length === 0 && <p>No word has this in it.</p>}
      {groups.map(({ name, title, words }) => (
        <details key={name} open={searched !== '' || name === 'labels'}>
          <summary>
            {title} <Count words={words.filter(({ key }) => own[key] !== undefined).length} />
          </summary>
          {words.map((word) => (
            <WordRow
              key={word.key}
              name={`${path}.${word.key}`}
              word={word}
              own={own[word.key]}
              isDisabled={readOnly}
              onChange={(text) => change(word.key, text)}
            />
          ))}
        </details>
      ))}
    </div>
  )
}

function Count({ words }: { words: number }) {
  if (words === 0) return null
  return <small>{words === 1 ? '1 of your own' : `${words} of your own`}</small>
}

const SITE = '/api/globals/site?depth=0&draft=true&select[locale]=true&select[kind]=true'

/** The words of the language and the kind of property in “Site”; English until these are known. */
function useWordList() {
  const { locale, kind } = asFields(useAsked(SITE))
  return wordList(asString(locale) || 'en', kindNamed(kind))
}
